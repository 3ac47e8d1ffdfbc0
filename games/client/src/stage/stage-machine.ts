import type { RgsSchema } from '@chaupar/api/rgs'
import { typedPaise, typedTimes } from '@chaupar/api/typed-numbers'
import type { CurveEndEvent } from '@chaupar/games/rules/instant/crash'
import { eventOf } from '../faces/events.ts'
import { noticeTexts } from '../i18n/notice-texts.ts'
import { unitsOf } from '../money/amounts.ts'
import { newKey } from '../rgs/rgs-client.ts'
import type { RoundStore } from '../round/rounds-store.ts'
import { betBook, type ReplayOf } from './bet-book.ts'
import { betsOnRound, freeSlot, offerOf } from './offer.ts'
import { corrected } from './stage-clock.ts'
import type { StageHears, StageLink } from './stage-link.ts'
import { type Asked, type StageSlot, type StageStore, withPlayers, withResult, withSlot } from './stage-store.ts'

/** Between two tries to get an answer, in ms. */
const askAgainMs = 1_000

export interface StageSeams {
  open(hears: StageHears): StageLink
  /** A decided round of the player again. */
  replay: ReplayOf
  nowMs(): number
  wait(ms: number): Promise<void>
  /** Called when the session turns out to be over. */
  onOver(): void
}

export interface StageMachine {
  start(): void
  stop(): void
  /** Does what the button of a bet offers now. The stake is checked by who calls. */
  press(slot: number, stakePaise: number): void
  /** Bets chips on the round that takes bets; resolves with whether the server took them. At most so many times a round as it has slots. */
  placeChips(chips: ReadonlyMap<string, number>): Promise<boolean>
  /** Takes the last bet on the round back. */
  takeBack(): Promise<boolean>
  change(slot: number, change: Partial<Pick<StageSlot, 'stakeText' | 'hasAuto' | 'autoText'>>): void
}

type Answer = RgsSchema<'StageBetAnswer'>

/**
 * The player's side of shared rounds: what the socket sends goes into the store; bets, cash-outs and their answers, of which each
 * is one intent with one key, however often it is sent.
 */
export function stageMachine(store: StageStore, rounds: RoundStore, seams: StageSeams): StageMachine {
  const { getState: now, setState: set } = store
  const book = betBook(store, rounds, seams.replay)
  let link: StageLink | null = null

  function refuse(code: string, message: string): void {
    const isKnown = (name: string): name is keyof (typeof noticeTexts)['en'] => name in noticeTexts.en
    const hasReason = code === 'ERR_VAL' || code === 'ERR_GE' || code === 'ERR_GLE'
    rounds.setState({ notice: { name: isKnown(code) ? code : 'ERR_GE', reason: hasReason ? message : '' } })
    if (code !== 'ERR_IS' && code !== 'ERR_ATE') return
    rounds.setState({ isOver: true })
    stop()
    seams.onOver()
  }

  async function watch(): Promise<void> {
    const asked = link
    const watched = await asked?.watch().catch(() => null)
    if (watched === undefined || link !== asked) return
    if (watched?.status !== 'success') {
      if (watched !== null) refuse(watched.code, watched.message)
      // Not answered, or not now, on a connection that stands: this one later, else the next one.
      await seams.wait(askAgainMs)
      return link?.isUp() === true ? watch() : undefined
    }
    const { stage, rules, chains, history, players, bets, balance } = watched
    set({ link: 'live', rules, chains, history, ...withPlayers({ ...now(), playersOf: '' }, players) })
    takeRound(stage)
    for (const bet of bets) book.take(bet)
    book.takeBalance(balance)
    await book.settleMissed(stage.round)
  }

  function takeRound({ round, number, phase, elapsedMs, leftMs, pace, state, result }: RgsSchema<'StageRound'>): void {
    const crashedAt = eventOf<CurveEndEvent>(result?.state ?? [], 'crash')?.times ?? null
    set(({ history }) => ({
      now: { round, number, phase, elapsedMs, leftMs, pace, atMs: seams.nowMs(), state, crashedAt },
      history: withResult(history, result),
    }))
    if (phase !== 'betting') return
    void book.settleMissed(round)
    for (const [slot, { isQueued, stakeText }] of now().slots.entries())
      if (isQueued) void place(slot, typedPaise(stakeText) ?? 0)
  }

  /** Asks until there is an answer: a question that was lost is asked again under its key, and the server does it once. Answers whether it did. */
  async function ask(slot: number, asked: Asked, question: (link: StageLink) => Promise<Answer>): Promise<boolean> {
    rounds.setState({ notice: null })
    set((state) => withSlot(state, slot, { asked, isQueued: false }))
    let answer: Answer | null = null
    while (answer === null && link !== null) {
      answer = link.isUp() ? await question(link).catch(() => null) : null
      if (answer === null) await seams.wait(askAgainMs)
    }
    set((state) => withSlot(state, slot, { asked: null }))
    if (answer === null) return false
    if (answer.status === 'failed') {
      refuse(answer.code, answer.message)
      // What was refused shows that this client knew less than the server.
      await watch()
      return false
    }
    book.take(answer.bet)
    book.takeBalance(answer.balance)
    return true
  }

  function place(slot: number, stakePaise: number): Promise<boolean> {
    const draft = now().slots[slot]
    if (draft === undefined) return Promise.resolve(false)
    const auto = draft.hasAuto ? typedTimes(draft.autoText) : null
    return order(slot, stakePaise, auto === null ? {} : { autoCashOut: auto })
  }

  function order(
    slot: number,
    stakePaise: number,
    beside: Pick<RgsSchema<'StageBetOrder'>, 'autoCashOut' | 'bets'>,
  ): Promise<boolean> {
    const { now: stage } = now()
    if (stage === null) return Promise.resolve(false)
    const bet = { slot, amount: unitsOf(stakePaise), ...beside, round: stage.round, key: newKey() }
    return ask(slot, 'place', (one) => one.place(bet))
  }

  function placeChips(chips: ReadonlyMap<string, number>): Promise<boolean> {
    const slot = freeSlot(now())
    if (slot === null) return Promise.resolve(false)
    const bets = [...chips].map(([on, amountPaise]) => ({ on, amountPaise }))
    const stakePaise = bets.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    return order(slot, stakePaise, { bets })
  }

  function takeBack(): Promise<boolean> {
    const last = betsOnRound(now()).findLast(({ active }) => active)
    if (last === undefined || now().now?.phase !== 'betting') return Promise.resolve(false)
    const choice = { betID: last.betID, key: newKey() }
    return ask(last.shared?.slot ?? 0, 'cancel', (one) => one.cancel(choice))
  }

  function press(slot: number, stakePaise: number): void {
    const draft = now().slots[slot]
    if (draft === undefined) return
    const choice = { betID: draft.bet?.betID ?? 0, key: newKey() }
    const offer = offerOf(now(), draft)
    if (offer === 'bet') void place(slot, stakePaise)
    else if (offer === 'queue' || offer === 'unqueue')
      set((state) => withSlot(state, slot, { isQueued: offer === 'queue' }))
    else if (offer === 'cancel') void ask(slot, offer, (one) => one.cancel(choice))
    else if (offer === 'cash-out') void ask(slot, offer, (one) => one.cashOut(choice))
  }

  function stop(): void {
    link?.close()
    link = null
  }

  return {
    start() {
      link ??= seams.open({
        up: () => void watch(),
        down: () => set({ link: now().now === null ? 'connecting' : 'lost' }),
        refused(code, message) {
          set({ link: now().now === null ? 'connecting' : 'lost' })
          refuse(code, message)
        },
        round: takeRound,
        tick(tick) {
          const { now: stage } = now()
          if (stage !== null) set({ now: corrected(stage, tick, seams.nowMs()) })
        },
        players: (players) => set((state) => withPlayers(state, players)),
        bet({ bet, balance }) {
          book.take(bet)
          book.takeBalance(balance)
        },
      })
    },
    stop,
    press,
    placeChips,
    takeBack,
    change: (slot, change) => set((state) => withSlot(state, slot, change)),
  }
}
