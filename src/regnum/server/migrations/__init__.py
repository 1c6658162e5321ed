"""How the database came to look as it does, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine


def migrate(url: str) -> None:
    """Bring a database up to the newest form; each step is taken once."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)

    def steps(revision: Any, _: Any) -> Any:
        return scripts._upgrade_revs("head", revision)

    engine = create_engine(url)
    try:
        with engine.connect() as connection, EnvironmentContext(config, scripts, fn=steps) as environment:
            environment.configure(connection=connection)
            with environment.begin_transaction():
                environment.run_migrations()
            connection.commit()
    finally:
        engine.dispose()
