import type { RgsSchema } from '@chaupar/api/rgs'
import type { Bet, Fields, Phase } from '../faces/face.ts'
import { paiseOf, unitsOf } from '../money/amounts.ts'
import { type Failed, failedOf } from '../rgs/failure.ts'
import { newKey, type RgsClient } from '../rgs/rgs-client.ts'
import { firstRounds, mostInAir, type RoundMachine, type Seams, seenOf, type WireRound } from './rounds-store.ts'
import { sessionCalls } from './session-calls.ts'

/** Between two notes of how far the player has seen a round, in ms. */
const noteEveryMs = 1_000

/** A bet that has to wait longer than this for the end of the last round is not sent any more, in ms. */
const latestBetMs = 4_000

/** Between two tries to close a round that the server did not close, in ms. */
const endAgainMs = 4_000

/**
 * The life of rounds in one session. One intent of money at a time, each sent once under a key of its own; an answer that was lost is
 * looked for by authenticate, which returns the round as the server has it.
 */
export function roundMachine(rgs: RgsClient, seams: Seams): RoundMachine {
  const { store, takeBalance, showNotice, refuse, patiently, lookAgain } = sessionCalls(rgs, seams)
  const { getState: now, setState: set } = store
  /**
   * A bet whose answer was lost, at a server that cannot close an intent. Kept so that the same bet, made again, reuses its key.
   */
  let unknown: { bet: string; key: string } | null = null
  let notedAtMs = Number.NEGATIVE_INFINITY
  /** The last round that was staked, as far as is known. */
  let stakedId: string | undefined
  /** Ends of rounds in the air, by round: each is asked for once, when the round has been shown or before the next bet. */
  const ends = new Map<string, Promise<WireRound | null>>()

  /** Shows a round's events one after another, starting at `index`. */
  async function playOn(round: WireRound, shownCount: number): Promise<void> {
    set({ round, shownCount: Math.min(shownCount, round.state.length), phase: 'showing' })
    for (let at = shownCount; at < round.state.length; at += 1) {
      set({ shownCount: at + 1 })
      const event = round.state[at]
      if (event === undefined) break
      noteSeen(round, at)
      const { face } = now()
      // No face knows that its stake came back.
      const isShown = face !== null && !seams.isStill() && event.type !== 'cancelled'
      const ms = isShown ? face.face.lasts(event, face.variant) : 0
      if (ms > 0) await seams.wait(ms)
    }
  }

  /** Plays a round until the player must decide or it is over. */
  async function show(round: WireRound, shownCount: number): Promise<void> {
    await playOn(round, shownCount)
    if (!round.active) return finish(round)
    if (round.actions.length === 0) return end(round)
    set({ phase: 'playing', isBusy: false })
  }

  async function replay(round: WireRound): Promise<void> {
    const { phase, isBusy, isOver, inAir } = now()
    if (isBusy || isOver || inAir.length > 0 || round.active || (phase !== 'ready' && phase !== 'ended')) return
    set({ isBusy: true, notice: { name: 'replay', reason: round.roundID } })
    await playOn(round, 0)
    set({ phase: 'ended', isBusy: false })
  }

  /** Lets the server know how far the round was shown, so that a reload goes on there. Failures are ignored. */
  function noteSeen(round: WireRound, at: number): void {
    if (!round.active || seams.nowMs() - notedAtMs < noteEveryMs) return
    notedAtMs = seams.nowMs()
    rgs.call('noteRoundEvent', { body: { event: String(at) } }).catch(failedOf)
  }

  function finish(round: WireRound): void {
    settle(round)
    set({ phase: 'ended', isBusy: false })
  }

  function settle(round: WireRound): void {
    const { past, netPaise } = now()
    const isCalledOff = round.state.at(-1)?.type === 'cancelled'
    if (isCalledOff) showNotice('returned')
    set({
      round,
      // One that was called off came to nothing that a face could print.
      past: isCalledOff ? past : [round, ...past.filter(({ roundID }) => roundID !== round.roundID)].slice(0, 50),
      netPaise: netPaise + paiseOf(round.payout),
    })
  }

  async function end(round: WireRound): Promise<void> {
    const ended = await close(round)
    return ended === null ? set({ isBusy: false }) : finish(ended)
  }

  /** Takes what a decided round pays, requested until it is done; null when the session is over. */
  async function close(round: WireRound): Promise<WireRound | null> {
    const key = newKey()
    for (;;) {
      try {
        const { balance } = await patiently(rgs.call('endRound', { key }))
        takeBalance(balance)
        return { ...round, active: false }
      } catch (error) {
        const failed = failedOf(error)
        if (failed.is === 'refused' && failed.code !== 'ERR_BNF') {
          refuse(failed)
          if (now().isOver) return null
        }
        const again = await lookAgain('searching')
        if (again === null) return null
        if (again.round?.roundID !== round.roundID) return { ...round, active: false }
        // Called off in the meantime, it came to something else than was shown.
        if (!again.round.active) return again.round
        await seams.wait(endAgainMs)
      }
    }
  }

  /** Ends a round in the air, once. */
  function endInAir(round: WireRound): Promise<WireRound | null> {
    if (!round.active) return Promise.resolve(round)
    const known = ends.get(round.roundID)
    if (known !== undefined) return known
    seams.onWinHeld()
    const ended = close(round).then((closed) => {
      set({ heldPaise: now().heldPaise + paiseOf(closed?.payout ?? 0) })
      return closed
    })
    ends.set(round.roundID, ended)
    return ended
  }

  /** Shows a round while the next may be bet. */
  async function fly(round: WireRound, ms: number): Promise<void> {
    set({ inAir: [...now().inAir, round], isBusy: false })
    await seams.wait(ms)
    const ended = await endInAir(round)
    const { phase, inAir, heldPaise } = now()
    const wasHeld = ends.delete(round.roundID)
    set({
      inAir: inAir.filter(({ roundID }) => roundID !== round.roundID),
      heldPaise: heldPaise - (wasHeld ? paiseOf(ended?.payout ?? 0) : 0),
    })
    if (wasHeld) seams.onWinShown()
    if (ended === null) return
    settle(ended)
    set({ shownCount: ended.state.length, phase: phase === 'ready' ? 'ended' : phase })
  }

  async function begin(): Promise<void> {
    set({ ...firstRounds, beganAtMs: seams.nowMs() })
    const found = await patiently(lookAgain('connecting'))
    if (found === null) return set({ isOver: true })
    const { config, round } = found
    stakedId = round?.roundID
    const face = await seams.loadFace(config.rules).catch(() => undefined)
    if (!face) {
      showNotice(face === null ? 'noFace' : 'failed')
      seams.onFailed()
      return set({ config, isOver: true })
    }
    set({ config, face })
    // Shared rounds are shown by their socket, bets on them too.
    if (round === null || !round.active || config.channel !== undefined) return set({ phase: 'ready' })
    set({ netPaise: -paiseOf(round.amount), isBusy: true, notice: { name: 'resumed', reason: '' } })
    // What was seen is there at once; what was not is shown.
    await show(round, round.actions.length > 0 ? round.state.length : seenOf(round) + 1)
  }

  async function play(stakePaise: number, bet: Bet): Promise<void> {
    const { phase, isBusy, isOver, nextBetAtMs, config, face, inAir } = now()
    if (isBusy || isOver || (phase !== 'ready' && phase !== 'ended') || seams.nowMs() < nextBetAtMs) return
    if (inAir.length >= mostInAir) return
    const body = { amount: unitsOf(stakePaise), currency: 'INR' as const, mode: bet.mode, meta: { ...bet.meta } }
    const key = unknown?.bet === JSON.stringify(body) ? unknown.key : newKey()
    unknown = { bet: JSON.stringify(body), key }
    const pressedAtMs = seams.nowMs()
    const nextBet = pressedAtMs + (config?.jurisdiction.minimumRoundDuration ?? 0)
    const lastId = stakedId
    set({ phase: face?.face.overlaps ? phase : 'staking', isBusy: true, notice: null })
    // The server has one open round of a player and game.
    await Promise.all(inAir.map(endInAir))
    if (now().isOver) return set({ isBusy: false })
    if (seams.nowMs() - pressedAtMs > latestBetMs) {
      unknown = null
      showNotice('notArrived')
      return set({ isBusy: false })
    }
    try {
      const { balance, round } = await patiently(rgs.call('playRound', { body, key }))
      unknown = null
      await staked(round, nextBet, balance)
    } catch (error) {
      await playFailed(failedOf(error), key, { lastId, phase, nextBet })
    }
  }

  async function staked(round: WireRound, nextBetAtMs: number, balance?: RgsSchema<'Balance'>): Promise<void> {
    if (balance !== undefined) takeBalance(balance)
    stakedId = round.roundID
    set({ netPaise: now().netPaise - paiseOf(round.amount), nextBetAtMs })
    const { face } = now()
    const [event] = round.state
    const mayOverlap = face?.face.overlaps === true && !seams.isStill() && round.actions.length === 0
    if (mayOverlap && event !== undefined) return void fly(round, face.face.lasts(event, face.variant))
    await show(round, 0)
  }

  async function playFailed(
    failed: Failed,
    key: string,
    { lastId, phase, nextBet }: { lastId: string | undefined; phase: Phase; nextBet: number },
  ): Promise<void> {
    const back = () => set({ phase, isBusy: false })
    if (failed.is !== 'lost') unknown = null
    if (failed.is === 'unsent') {
      showNotice('unsent')
      return back()
    }
    if (failed.is === 'refused' && failed.code !== 'ERR_BE') {
      refuse(failed)
      back()
      // A break that began elsewhere comes with the balance.
      if (failed.code === 'ERR_GLE') await refreshBalance()
      return
    }
    const again = await lookAgain('searching', failed.is === 'lost' ? key : undefined)
    const found = again?.round ?? null
    // A server that cannot close an intent says nothing of it: then another round is taken for the one that was staked.
    if (again?.intent !== undefined) unknown = null
    const isNone =
      again?.intent === 'closed' || again?.intent === 'refused' || (failed.is === 'refused' && !found?.active)
    if (found === null || found.roundID === lastId || isNone) {
      if (again !== null) showNotice(again.intent === 'refused' ? 'ERR_GE' : 'notArrived')
      return back()
    }
    unknown = null
    if (failed.is === 'refused') showNotice('ERR_BE')
    await staked(found, nextBet)
  }

  async function act(action: string, meta?: Fields): Promise<void> {
    const { phase, isBusy, round } = now()
    if (isBusy || phase !== 'playing' || round === null || !round.actions.includes(action)) return
    set({ isBusy: true, notice: null })
    const shownCount = round.state.length
    const body = { action, ...(meta === undefined ? {} : { meta: { ...meta } }) }
    const key = newKey()
    try {
      const { balance, action: next } = await patiently(rgs.call('actInRound', { body, key }))
      takeBalance(balance)
      await acted(round, next, shownCount)
    } catch (error) {
      const failed = failedOf(error)
      if (failed.is === 'unsent') showNotice('unsent')
      else if (failed.is === 'refused' && failed.code !== 'ERR_BNF' && failed.code !== 'ERR_BE') refuse(failed)
      else return actLost(round, shownCount, failed.is === 'lost' ? key : undefined)
      set({ isBusy: false })
      if (failed.is === 'refused' && failed.code === 'ERR_GLE') await refreshBalance()
    }
  }

  async function acted(before: WireRound, next: WireRound, shownCount: number): Promise<void> {
    set({ netPaise: now().netPaise + paiseOf(before.amount) - paiseOf(next.amount) })
    await show(next, shownCount)
  }

  async function actLost(round: WireRound, shownCount: number, lostKey?: string): Promise<void> {
    const again = await lookAgain('searching', lostKey)
    const found = again?.round
    if (found?.roundID !== round.roundID) {
      if (again !== null) showNotice('closed')
      return again === null ? set({ isBusy: false }) : set({ phase: 'ended', isBusy: false })
    }
    if (found.state.length === shownCount && found.active) {
      showNotice(again?.intent === 'refused' ? 'ERR_GE' : 'notTaken')
      return set({ isBusy: false })
    }
    await acted(round, found, shownCount)
  }

  async function refreshBalance(): Promise<void> {
    const { phase, isBusy, isOver, inAir } = now()
    // A round that is being shown may have paid already.
    if (isBusy || isOver || inAir.length > 0 || phase === 'loading') return
    try {
      takeBalance((await rgs.call('readGameBalance')).balance)
    } catch (error) {
      const failed = failedOf(error)
      if (failed.is === 'refused') refuse(failed)
    }
  }

  return { store, begin, play, act, replay, refreshBalance }
}
