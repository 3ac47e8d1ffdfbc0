/** What the sockets of a check hear, and what they are answered. */
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import type { ServerEvent } from '@chaupar/api/realtime'
import type { Socket } from 'socket.io-client'
import { ask, NoMessage } from '../../run/socket-message.ts'
import { NotOffered } from '../../states/state-source.ts'
import type { Scene } from '../scene.ts'

/** A socket with all that came over it, in the order of its coming. */
export class Hearing {
  readonly socket: Socket
  #heard: { readonly event: string; readonly payload: Json }[] = []
  readonly #waiting = new Set<() => void>()

  constructor(socket: Socket) {
    this.socket = socket
    socket.onAny((event: string, payload: Json = null) => {
      this.#heard.push({ event, payload })
      for (const look of [...this.#waiting]) look()
    })
  }

  /** The payloads of an event. */
  of(wanted: ServerEvent): Json[] {
    return this.#heard.flatMap(({ event, payload }) => (event === wanted ? [payload] : []))
  }

  /** Leaves out what has come so far. */
  forget(): void {
    this.#heard = []
  }

  /** Waits for messages until this holds; false when it does not within these milliseconds. */
  async until(holds: () => boolean, timeoutMs: number): Promise<boolean> {
    if (holds()) return true
    return new Promise((resolve) => {
      const end = (result: boolean) => {
        clearTimeout(timer)
        this.#waiting.delete(look)
        resolve(result)
      }
      const look = () => {
        if (holds()) end(true)
      }
      const timer = setTimeout(() => end(false), timeoutMs)
      this.#waiting.add(look)
    })
  }
}

/** A connected socket that is listened to from its beginning. @throws NotOffered when its token is refused, NoMessage */
export async function hearing(scene: Scene, token?: Json): Promise<Hearing> {
  return new Hearing(await scene.socket(token).catch(reportedByPacts))
}

/** The acknowledgement of a question that has to succeed; `heard` gets it before anything that comes behind it. @throws NotOffered */
export async function answered(
  scene: Scene,
  { socket }: Hearing,
  event: string,
  payloads: readonly JsonObject[] = [],
  heard: () => void = () => undefined,
): Promise<JsonObject> {
  const answer = await ask(socket, [event, ...payloads], scene.around, heard).catch(reportedByPacts)
  if (isObject(answer) && answer.status === 'success') return answer
  throw new NotOffered(`${event} was not answered by success, and all else follows from it`)
}

/** What went wrong at a socket before a check could begin is reported by the pacts, but for a missing connection. */
function reportedByPacts(error: unknown): never {
  if (!(error instanceof NoMessage) || error.why === 'unconnected') throw error
  throw new NotOffered(`${error.message}, and all else follows from it`)
}

/** A match as the acknowledgement of odds:subscribe shows it. */
export interface Snapshot {
  readonly sequence: number
  /** As it was given back. */
  readonly since: Json | undefined
  readonly markets: readonly JsonObject[]
}

/** Follows the match of the state: the hearing then holds what came behind the snapshot alone. @throws NotOffered */
export async function follow(scene: Scene, hears: Hearing, since?: number): Promise<Snapshot> {
  const asked = { matchId: '{refMatchId}', ...(since === undefined ? {} : { since }) }
  const answer = await answered(scene, hears, 'odds:subscribe', [asked], () => hears.forget())
  if (typeof answer.sequence !== 'number') throw new NotOffered('odds:subscribe was answered without a sequence')
  return { sequence: answer.sequence, since: answer.since, markets: marketsIn(answer) }
}

export const marketsIn = ({ markets }: JsonObject): JsonObject[] => listOf(markets).filter(isObject)

/** The changes of the scene's match that a socket has heard of, heartbeats left out. */
export function pushesOf(hears: Hearing, { values }: Scene): JsonObject[] {
  return hears
    .of('odds:update')
    .filter(isObject)
    .filter(({ matchId, heartbeat }) => matchId === values.refMatchId && heartbeat !== true)
}
