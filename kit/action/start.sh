#!/usr/bin/env bash
# Starts the mock of action.yml, makes the world, and writes the outputs. The mock goes on when this script ends.
set -euo pipefail

if ! [[ $WORLD =~ ^[a-z0-9]([a-z0-9-]*[a-z0-9])?$ ]]; then
  echo "::error::\"$WORLD\" is no name of a world: small letters, digits and dashes"
  exit 1
fi
mock=http://localhost:$PORT
log=$RUNNER_TEMP/chaupar-mock.log
export PORT DATA_DIR=$RUNNER_TEMP/chaupar-mock RATE_LIMIT=off PASSWORD_COST=7 CONTROL=on
if [ -n "$IMAGE" ]; then
  docker run --name chaupar-mock --publish "127.0.0.1:$PORT:8080" --env PUBLISH_ADDRESS=127.0.0.1 \
    --env RATE_LIMIT --env PASSWORD_COST "$IMAGE" >"$log" 2>&1 </dev/null &
else
  # Words of the command are split here, as in a shell.
  nohup $COMMAND >"$log" 2>&1 </dev/null &
fi
until curl -fsS --max-time 5 -o /dev/null "$mock/healthz/ready" 2>/dev/null; do
  if ! kill -0 $! 2>/dev/null; then
    echo "::error::The mock has ended"
    cat "$log"
    exit 1
  fi
  sleep 0.5
done
curl -fsS -o /dev/null -X POST "$mock/__mock/worlds" -H 'content-type: application/json' -d "{ \"name\": \"$WORLD\" }"
{
  echo "url=http://$WORLD.localhost:$PORT"
  echo "mock-url=$mock"
  echo "world=$WORLD"
} >>"$GITHUB_OUTPUT"
