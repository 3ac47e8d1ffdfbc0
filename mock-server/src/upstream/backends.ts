import type { Host } from '@chaupar/api/operations.gen'
import { DomainError } from '../domain/base/errors.ts'
import type { World } from '../world/world.ts'
import type { UpstreamConfig } from './addresses.ts'
import { type Backend, type BackendAnswer, givenBack, type RawAnswer, type SentCall, tokenOf } from './backend.ts'
import { jsonOf, mismatchesOf } from './check-call.ts'
import { ForeignSecrets } from './foreign-secrets.ts'
import type { Forwarder } from './forwarder.ts'
import { PassedLine } from './passed-line.ts'
import { PlayedLine } from './played-line.ts'
import { playAnswer } from './playing.ts'
import { Recorder } from './recorder.ts'
import { guest, type Recording } from './recording.ts'
import type { Recordings } from './recordings.ts'
import type { SocketBackend } from './socket-backend.ts'
import type { OpenRawLine } from './socket-client.ts'

/** Calls of one host, or messages of the socket, since the start: as the documents say, otherwise, or not answered at all. */
export type Counts = { kept: number; broken: number; failed: number }
export type CountedHost = Host | 'realtime'

/** The state of one world towards real backends; it ends with the world or the process. */
type Standing = {
  secrets: ForeignSecrets
  counts: Map<CountedHost, Counts>
  recorder: Recorder | null
  played: { answered: number; missing: number }
}

export type BackendsOptions = {
  upstream: UpstreamConfig
  /** Null when no calls are forwarded, and no sockets. */
  forwarder: Forwarder | null
  openRawLine: OpenRawLine | null
  recordings: Recordings
  /** System time in milliseconds. */
  systemNow: () => number
}

/** Says for each call who answers it: a recording that its world plays, a real backend that the configuration names, or the world's own rules. */
export class Backends {
  readonly #options: BackendsOptions
  readonly #standings = new WeakMap<World, Standing>()

  constructor(options: BackendsOptions) {
    this.#options = options
  }

  /** Whether calls of a host go to a real backend, in all worlds that have no other answers. */
  forwards(host: CountedHost): boolean {
    return this.#options.upstream[host] !== null
  }

  /** The backend of a call of this host in this world; null: its own rules. */
  of(world: World, host: Host): Backend | null {
    const { upstream, forwarder } = this.#options
    const address = upstream[host]
    // A replayed journal never calls a backend.
    if (world.isReplaying) return null
    const { secrets } = this.#standing(world)
    if (world.playback.name !== null) {
      return { from: 'recording', secrets, answer: async (call) => this.#play(world, call) }
    }
    if (forwarder === null || address === null) return null
    const answer = (call: SentCall) => this.#forward(world, address, forwarder, call)
    return { from: 'upstream', secrets, answer }
  }

  /** The backend of the sockets of this world; null: its own rules. */
  socketsOf(world: World): SocketBackend | null {
    const { openRawLine, recordings, upstream } = this.#options
    const { secrets } = this.#standing(world)
    if (world.playback.name !== null) {
      return {
        open: async ({ token }) => new PlayedLine(world, recordings.load(world.playback.name ?? ''), secrets, token),
      }
    }
    const { realtime: address, timeoutMs } = upstream
    if (openRawLine === null || address === null) return null
    return {
      open: async ({ token, language }) => {
        const auth = { ...(token === null ? {} : { token }), ...(language === undefined ? {} : { language }) }
        const raw = await openRawLine(address, auth, timeoutMs).catch((error: unknown) => {
          if (error instanceof DomainError) this.count(world, 'realtime', 'failed')
          throw error
        })
        return new PassedLine({
          raw,
          secrets,
          caller: token === null ? guest : secrets.token(token),
          recorder: () => this.#runningRecorder(world),
          count: (outcome) => this.count(world, 'realtime', outcome),
        })
      },
    }
  }

  /** Where each forwarded host stands and how it went there, in one world. */
  hostsOf(world: World): { host: CountedHost; url: string; counts: Counts }[] {
    const { counts } = this.#standing(world)
    const hosts: readonly CountedHost[] = ['api', 'sportsData', 'gameHost', 'liveTv', 'realtime']
    return hosts.flatMap((host) => {
      const url = this.#options.upstream[host]
      return url === null ? [] : [{ host, url, counts: counts.get(host) ?? { kept: 0, broken: 0, failed: 0 } }]
    })
  }

  secretsOf(world: World): ForeignSecrets {
    return this.#standing(world).secrets
  }

  /** The recorder of a world, running or stopped; null without one. */
  recorderOf(world: World): Recorder | null {
    return this.#standing(world).recorder
  }

  /** Whether a recorder of a world holds what was not saved; it ends with the world. */
  isRecording(world: World): boolean {
    return (this.#standings.get(world)?.recorder ?? null) !== null
  }

  /** How often the recording that a world plays had an answer. */
  playedOf(world: World): Standing['played'] {
    return this.#standing(world).played
  }

  /** @throws DomainError `nothing_forwarded`, `recording_plays`, `recording_runs` */
  startRecording(world: World): void {
    const standing = this.#standing(world)
    if (this.hostsOf(world).length === 0) throw new DomainError('nothing_forwarded')
    if (world.playback.name !== null) throw new DomainError('recording_plays')
    if (standing.recorder?.isRunning) throw new DomainError('recording_runs')
    standing.recorder = new Recorder(standing.secrets, this.#options.systemNow())
  }

  /** Stops the recording, saves it under a name and forgets it. @throws DomainError `nothing_recorded`, as `Recordings.save` */
  saveRecording(world: World, name: string): Recording {
    const standing = this.#standing(world)
    const { recorder } = standing
    const size = recorder?.size ?? { answers: 0, messages: 0, pushes: 0 }
    if (recorder === null || size.answers + size.messages + size.pushes === 0) throw new DomainError('nothing_recorded')
    const recording = recorder.recording()
    this.#options.recordings.save(name, recording)
    recorder.stop()
    standing.recorder = null
    return recording
  }

  count(world: World, host: CountedHost, outcome: keyof Counts): void {
    const { counts } = this.#standing(world)
    const before = counts.get(host) ?? { kept: 0, broken: 0, failed: 0 }
    counts.set(host, { ...before, [outcome]: before[outcome] + 1 })
  }

  async close(): Promise<void> {
    await this.#options.forwarder?.close()
  }

  async #forward(world: World, address: string, forwarder: Forwarder, call: SentCall): Promise<BackendAnswer> {
    const { secrets } = this.#standing(world)
    const answer = await forwarder.send(address, call).catch((error: unknown) => {
      this.count(world, call.entry.host, 'failed')
      throw error
    })
    // Collects the call's secrets before its response is journaled.
    secrets.mask(call.body)
    const mismatches = mismatchesOf(call, answer, secrets.shown)
    this.count(world, call.entry.host, mismatches.length === 0 ? 'kept' : 'broken')
    const answered = { status: answer.status, headers: givenBack(answer.headers), body: bodyOf(answer), mismatches }
    const recorder = this.#runningRecorder(world)
    if (recorder !== null) record(recorder, secrets, call, answered, jsonOf(answer))
    return answered
  }

  #play(world: World, call: SentCall): BackendAnswer {
    const { secrets, played } = this.#standing(world)
    try {
      const answer = playAnswer(world, this.#options.recordings.load(world.playback.name ?? ''), secrets, call)
      played.answered += 1
      return answer
    } catch (error) {
      played.missing += 1
      throw error
    }
  }

  #runningRecorder(world: World): Recorder | null {
    const { recorder } = this.#standing(world)
    return recorder?.isRunning ? recorder : null
  }

  #standing(world: World): Standing {
    const known = this.#standings.get(world)
    if (known !== undefined) return known
    const made: Standing = {
      secrets: new ForeignSecrets(),
      counts: new Map(),
      recorder: null,
      played: { answered: 0, missing: 0 },
    }
    this.#standings.set(world, made)
    return made
  }
}

/** HEAD is not recorded, since a recorded GET answers it; neither is an answer that is not text. */
function record(
  recorder: Recorder,
  secrets: ForeignSecrets,
  call: SentCall,
  { status, headers, body }: BackendAnswer,
  json: unknown,
): void {
  if (call.method === 'HEAD' || typeof body !== 'string') return
  const token = tokenOf(call.headers, call.entry)
  recorder.answer({
    operation: call.id,
    target: call.target,
    caller: token === null ? guest : secrets.token(token),
    status,
    headers,
    ...(call.body === undefined ? {} : { request: call.body }),
    ...(json === undefined ? { text: body } : { json }),
  })
}

/** Text as a string, other content byte for byte. */
function bodyOf({ bytes }: RawAnswer): string | Buffer {
  const text = bytes.toString('utf8')
  return text.includes('\uFFFD') ? bytes : text
}
