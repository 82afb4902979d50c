"""A line-protocol engine in a process of its own."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

from .compare import Difference

REPOSITORY = Path(__file__).resolve().parents[2]


class EngineProcess:
    def __init__(self, command: str) -> None:
        words = shlex.split(command)
        if words[0] == "python":
            words[0] = sys.executable
        self.process = subprocess.Popen(
            words, cwd=REPOSITORY, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, requests: list[dict]) -> list[dict]:
        """Send all requests at once and read as many replies: one wait instead of many."""
        lines = [json.dumps(request) for request in requests]
        try:
            self.process.stdin.write("\n".join(lines) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError as error:
            raise Difference("the engine has ended", "alive", "dead") from error
        return [self._reply(line) for line in lines]

    def _reply(self, request: str) -> dict:
        line = self.process.stdout.readline()
        try:
            return json.loads(line)
        except ValueError as error:
            raise Difference(f"reply to {request[:300]}", "a JSON object", line) from error

    def demand(self, request: dict) -> dict:
        """A reply that must be ok."""
        reply = self.ask([request])[0]
        if not reply.get("ok"):
            raise Difference(f"ok in the reply to {json.dumps(request)[:100]}", True, reply)
        return reply

    def close(self) -> None:
        self.process.stdin.close()
        self.process.wait(timeout=20)
