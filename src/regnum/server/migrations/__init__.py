"""How the database came to look as it does, step by step."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event

ONE_AT_A_TIME: Final = threading.Lock()  # alembic keeps what it is doing in variables of its modules
PATIENCE: Final = 30.0  # seconds for servers that start at the same time


def migrate(url: str, to: str = "head") -> None:
    """Bring a database up to the newest form, or to an older one; each step is taken once."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)

    def steps(revision: Any, _: Any) -> Any:
        return scripts._upgrade_revs(to, revision)

    with ONE_AT_A_TIME:
        run_steps(url, config, scripts, steps)


def run_steps(url: str, config: Config, scripts: ScriptDirectory, steps: Callable[[Any, Any], Any]) -> None:
    """Take the missing steps, all of them or none."""
    engine = create_engine(url, connect_args={"isolation_level": None, "timeout": PATIENCE})
    event.listen(engine, "begin", begin)
    try:
        with engine.connect() as connection, EnvironmentContext(config, scripts, fn=steps) as environment:
            environment.configure(connection=connection, transactional_ddl=True)
            with environment.begin_transaction():
                environment.run_migrations()
            connection.commit()
    finally:
        engine.dispose()


def begin(connection: Connection) -> None:
    """One at a time: of servers that start together the first migrates, and the others find it done."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
