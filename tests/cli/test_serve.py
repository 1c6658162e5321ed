"""`regnum serve`: where it listens."""

from __future__ import annotations

import socket
from pathlib import Path

from regnum.cli.serve import free_port
from tests.cli.conftest import Command

HOST = "127.0.0.1"


def test_a_free_port_is_taken():
    with socket.socket() as somebody:
        somebody.bind((HOST, 0))
        port = somebody.getsockname()[1]
    assert free_port(HOST, port) == port


def test_a_taken_port_is_left_alone():
    with socket.socket() as somebody:
        somebody.bind((HOST, 0))
        somebody.listen()
        assert free_port(HOST, somebody.getsockname()[1]) == 0


def test_a_taken_port_that_was_asked_for_is_a_mistake(command: Command):
    with socket.socket() as somebody:
        somebody.bind((HOST, 0))
        somebody.listen()
        port = somebody.getsockname()[1]
        answer = command("serve", "--no-open", "--data", "games", "--port", port)
    assert f"port {port}:" in answer.complaint()


def test_a_folder_that_cannot_be_written_to_is_a_mistake(command: Command, tmp_path: Path):
    taken = tmp_path / "file"
    taken.write_text("no folder")
    answer = command("serve", "--no-open", "--port", 0, "--data", taken)
    assert str(taken) in answer.complaint()
