/** Lets the delay of a bet pass, after which it holds its money. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import { NotOffered } from '../states/state-source.ts'
import type { Scene } from './scene.ts'

/** How much a step moves the clock on; no market waits that long. */
const longestDelayMs = 10_000
const pollMs = 250

/** Waits until a bet that was just answered is decided: by the step advanceClock, else by asking for it. */
export async function passDelay(scene: Scene, bet: Json | undefined): Promise<void> {
  if (!isObject(bet) || bet.status !== 'pending') return
  try {
    await scene.bring({ name: 'advanceClock', input: { ms: longestDelayMs } })
  } catch (error) {
    if (!(error instanceof NotOffered)) throw error
    await decided(scene, bet)
  }
}

/** Asks for the bet until it waits no longer, where bets can be asked for. @throws NotOffered when it waits on and on */
async function decided(scene: Scene, { id }: JsonObject): Promise<void> {
  const endsAt = performance.now() + scene.timeoutMs
  while (performance.now() < endsAt) {
    const { body } = await scene.call('listMatchBets', { query: { skip: '0', pageSize: '10' } })
    const bets = isObject(body) && isObject(body.data) ? body.data.bets : undefined
    const bet = listOf(bets).find((one) => isObject(one) && one.id === id)
    if (!isObject(bet) || bet.status !== 'pending') return
    await sleep(pollMs)
  }
  throw new NotOffered(`the bet was still pending after ${scene.timeoutMs / 1000} s`)
}
