import type { ControlData } from '@chaupar/api/control-client'
import { toIso } from '../domain/base/clock.ts'
import { DomainError } from '../domain/base/errors.ts'
import type { Backends } from '../upstream/backends.ts'
import type { Recording } from '../upstream/recording.ts'
import type { Recordings } from '../upstream/recordings.ts'
import type { World } from '../world/world.ts'
import type { ControlHandlers } from './control-call.ts'

export type BackendControl = { backends: Backends; recordings: Recordings }

/** A real backend behind this server, and recordings of it. */
export function backendHandlers({ backends, recordings }: BackendControl) {
  return {
    readBackend: ({ world }, registry) => stateOf(backends, registry.get(world)),
    startRecording: ({ world: name }, registry) => {
      const world = registry.get(name)
      backends.startRecording(world)
      return stateOf(backends, world)
    },
    stopRecording: ({ world: name }, registry) => {
      const world = registry.get(name)
      const recorder = backends.recorderOf(world)
      if (recorder === null) throw new DomainError('nothing_recorded')
      recorder.stop()
      return stateOf(backends, world)
    },
    saveRecording: ({ world, as }, registry) => {
      registry.requireOwn(as)
      return wireSaved(as, backends.saveRecording(registry.get(world), as))
    },
    listRecordings: () => recordings.list().map(({ name, recording }) => wireSaved(name, recording)),
    readRecording: ({ recording }) => recordings.load(recording).recording,
    deleteRecording: ({ recording }) => {
      recordings.delete(recording)
      return null
    },
  } satisfies Partial<ControlHandlers>
}

function stateOf(backends: Backends, world: World): ControlData<'readBackend'> {
  const recorder = backends.recorderOf(world)
  const { name } = world.playback
  return {
    hosts: backends.hostsOf(world).map(({ host, url, counts }) => ({ host, url, ...counts })),
    recording:
      recorder === null
        ? null
        : {
            startedAt: toIso(recorder.startedAtMs),
            isRunning: recorder.isRunning,
            isFull: recorder.isFull,
            ...recorder.size,
          },
    playing: name === null ? null : { recording: name, ...backends.playedOf(world) },
  }
}

function wireSaved(name: string, recording: Recording): ControlData<'saveRecording'> {
  const { recordedAt, answers, messages, pushes } = recording
  return { name, recordedAt, answers: answers.length, messages: messages.length, pushes: pushes.length }
}
