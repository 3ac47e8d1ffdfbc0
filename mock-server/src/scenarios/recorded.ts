import { text } from './params.ts'
import { describe, type Topic } from './scenario.ts'

const recording = text('recording', 'Name of a recording, as listRecordings has it; the newest without it', 60)

/** A recording of a real backend in the place of the world's rules (docs/upstream.md). */
export const backend: Topic = {
  name: 'Real backend',
  scenarios: [
    {
      name: 'recorded',
      group: 'backend',
      about:
        'Every call is answered from a recording of a real backend, from its beginning; what it does not hold is a 404',
      params: describe([recording]),
      apply: (world, params) => world.playback.begin(recording.from(params)),
      holds: (world) => world.playback.name !== null,
      end: (world) => world.playback.end(),
    },
  ],
}
