/** Follows a board of a match in play for a while, and keeps in which order its pushes come. */

import { isObject, type Json } from '@chaupar/api/document'
import type { Socket } from 'socket.io-client'
import { ask } from '../run/socket-message.ts'
import { NotOffered } from '../states/state-source.ts'
import type { Check } from './check.ts'
import { disorderIn, type Moment } from './disorder.ts'
import type { Scene } from './scene.ts'
import { steps } from './steps.ts'

/** So many pushes are waited for; below the least nothing can be said of their order. */
const [mostPushes, leastPushes] = [3, 2]
/** How long a board that was left is listened to at the least, in milliseconds. */
const shortestWatch = 300

const match = { matchId: '{refMatchId}' }

export const pushOrderCheck: Check = {
  provider: 'chaupar-realtime',
  operation: 'odds:subscribe',
  situation: 'the order of pushes',
  states: [{ name: 'default', params: { signedIn: 'player', match: true } }],
  needs: ['token', 'refMatchId'],
  effect: 'reads',
  run: async (scene) => disorderIn(await pushOrder(scene)),
}

/**
 * What came over the board of the scene's match. A step moves a price where something serves it; else prices have to move
 * by themselves within `timeoutMs`. A push may be lost on its way, so gaps alone are looked for a second time.
 * @throws NoMessage when there is no connection or no acknowledgement; NotOffered when too few prices moved
 */
export async function pushOrder(scene: Scene): Promise<Moment[]> {
  const moments = await watched(scene)
  const disorder = disorderIn(moments)
  const isGapsAlone = disorder.length > 0 && disorder.every(({ isGap }) => isGap)
  return isGapsAlone ? watched(scene) : moments
}

async function watched(scene: Scene): Promise<Moment[]> {
  const { around, timeoutMs, values } = scene
  const socket = await scene.socket()
  const board = new Board(socket, String(values.refMatchId))
  await ask(socket, ['odds:subscribe', match], around, (snapshot) => board.enter(snapshot))
  if (!board.isEntered) throw new NotOffered('odds:subscribe was answered without a sequence')
  const canMove = await scene.brings(steps.movePrice)
  const slowest = await seen(board, scene, canMove)
  const isJudged = board.pushes >= leastPushes || disorderIn(board.moments).length > 0
  if (!isJudged) throw new NotOffered(tooFew(board.pushes, timeoutMs, canMove))
  await ask(socket, ['odds:unsubscribe', match], around, () => board.leave())
  if (canMove) await scene.brings(steps.movePrice)
  await board.next(Math.min(timeoutMs, Math.max(shortestWatch, 2 * slowest)))
  return board.moments
}

/** Waits for some pushes, and answers how long the slowest of them took. The first price has been moved already. */
async function seen(board: Board, scene: Scene, canMove: boolean): Promise<number> {
  const endsAt = performance.now() + scene.timeoutMs
  let slowest = 0
  let moves = 1
  while (board.pushes < mostPushes) {
    const since = performance.now()
    if (!(await board.next(endsAt - since))) return slowest
    slowest = Math.max(slowest, performance.now() - since)
    // One price after the other: pushes that meet each other on their way may be lost.
    if (!canMove || board.pushes < moves || board.pushes >= mostPushes) continue
    moves += 1
    await scene.brings(steps.movePrice)
  }
  return slowest
}

function tooFew(count: number, timeoutMs: number, canMove: boolean): string {
  const within = `within ${timeoutMs / 1000} s`
  const pushes = count === 0 ? `no price of the match moved ${within}` : `prices of the match moved but once ${within}`
  return `${pushes}${canMove ? '' : ', and nothing serves the step that moves one'}: the order of pushes cannot be checked`
}

/** What a socket hears of one match. */
class Board {
  readonly moments: Moment[] = []
  #wake: (() => void) | undefined
  /** How many moments have been waited for. */
  #known = 0

  constructor(socket: Socket, matchId: string) {
    socket.on('odds:update', (payload: Json) => {
      if (!isObject(payload) || payload.matchId !== matchId) return
      this.moments.push({ is: payload.heartbeat === true ? 'heartbeat' : 'push', sequence: payload.sequence ?? null })
      this.#wake?.()
    })
  }

  get pushes(): number {
    return this.moments.filter(({ is }) => is === 'push').length
  }

  get isEntered(): boolean {
    return this.moments.some(({ is }) => is === 'snapshot')
  }

  enter(snapshot: Json): void {
    if (!isObject(snapshot) || typeof snapshot.sequence !== 'number') return
    this.moments.push({ is: 'snapshot', sequence: snapshot.sequence })
    this.#known = this.moments.length
  }

  leave(): void {
    this.moments.push({ is: 'left' })
    this.#known = this.moments.length
  }

  /** Waits for something to come, which may be here already; false when nothing does within these milliseconds. */
  async next(timeoutMs: number): Promise<boolean> {
    if (this.moments.length === this.#known && timeoutMs > 0)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    const hasCome = this.moments.length > this.#known
    this.#known = this.moments.length
    return hasCome
  }
}
