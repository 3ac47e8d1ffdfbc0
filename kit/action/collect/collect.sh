#!/usr/bin/env bash
# Writes the journal of every world into a folder of its own; the console of any mock can replay them.
set -euo pipefail

folder=$RUNNER_TEMP/chaupar-journals
mkdir -p "$folder"
worlds=$(curl -fsS "$MOCK_URL/__mock/worlds" | node -pe 'JSON.parse(require("fs").readFileSync(0)).data.map(({ name }) => name).join("\n")')
for world in $worlds; do
  # The default world hides its seed: its journal cannot be replayed, and is read all the same.
  curl -fsS -o "$folder/$world.journal.json" "$MOCK_URL/__mock/worlds/$world/journal/export"
done
