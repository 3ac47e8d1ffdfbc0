#!/usr/bin/env bash
# Writes the journal of every world into a folder of its own; the console of any mock can replay them.
set -euo pipefail

folder=$RUNNER_TEMP/chaupar-journals
mkdir -p "$folder"
if ! list=$(curl -fsS --max-time 30 "$MOCK_URL/__mock/worlds"); then
  echo "::warning::The mock on $MOCK_URL does not answer: its log says why"
  exit 0
fi
for world in $(node -pe 'JSON.parse(process.argv[1]).data.map(({ name }) => name).join("\n")' "$list"); do
  # The default world hides its seed: its journal cannot be replayed, and is read all the same.
  curl -fsS --max-time 60 -o "$folder/$world.journal.json" "$MOCK_URL/__mock/worlds/$world/journal/export" ||
    echo "::warning::The journal of $world cannot be had"
done
