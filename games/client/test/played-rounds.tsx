/** Rounds for the tests of faces, played by the server's rules. */
import { fairDraw } from '@chaupar/games/rules/fairness'
import type { EventBody, GameAction, GameEvent, SampleBet } from '@chaupar/games/rules/rules'
import { cleanup, render, screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { Face, FaceProps, FaceRound, Fields, Phase } from '../src/faces/face.ts'

const serverSeed = '5a'.repeat(32)

/** What a Stage is given when nothing was played yet, with fields of one's own. */
export function tableProps<Event extends EventBody>(own: Partial<FaceProps<Event>>): FaceProps<Event> {
  return {
    gameId: 'a-game',
    variant: '',
    title: 'A game',
    theme: '',
    language: 'en',
    phase: 'ready',
    isStill: true,
    bet: { mode: 'base', meta: {} },
    choose: () => {},
    setMode: () => {},
    canChoose: true,
    stakePaise: 10_000,
    chips: { on: new Map(), chipPaise: 1_000, place: () => {}, lift: () => {} },
    round: null,
    canAct: () => false,
    act: () => {},
    ...own,
  }
}

/** A round of a bet after its actions, with all its events. */
export async function playedRound<Event extends EventBody>(
  face: Face<Event>,
  variant: string,
  bet: SampleBet,
  nonce: number,
  actions: GameAction[] = [],
) {
  const rules = await face.rules(variant)
  const order = rules.order(bet.amountPaise, bet.mode, bet.meta)
  const outcome = order.play(actions, fairDraw({ serverSeed, clientSeed: 'face', nonce }))
  const round: FaceRound<Event> = {
    id: String(nonce),
    bet: { mode: bet.mode, meta: metaOf(bet) },
    stakePaise: outcome.stakePaise,
    events: outcome.events.filter((event): event is GameEvent<Event> => event.type !== 'cancelled'),
    isPlaying: false,
    payoutPaise: outcome.payoutPaise,
  }
  return { round, actions: outcome.actions }
}

/** Forty rounds of a table with these bets. */
export async function playedRounds<Event extends EventBody>(
  face: Face<Event>,
  variant: string,
  bets: readonly { on: string; amountPaise: number }[],
): Promise<FaceRound<Event>[]> {
  const amountPaise = bets.reduce((sum, bet) => sum + bet.amountPaise, 0)
  const bet = { amountPaise, mode: 'base', meta: { bets } }
  const outcome = Array.from({ length: 40 }, (_, nonce) => playedRound(face, variant, bet, nonce))
  return (await Promise.all(outcome)).map(({ round }) => round)
}

/** Every sample bet of a variant: its stage stands before the round, after each event and at the end, in both languages. */
export async function checkFace(face: Face, variant: string): Promise<void> {
  const rules = await face.rules(variant)
  for (const [nonce, bet] of rules.sampleBets().entries()) {
    const { round } = await playedRound(face, variant, bet, nonce)
    for (const language of ['en', 'hi'] as const) {
      const show = (phase: Phase, shown: FaceRound | null) => (
        <face.Stage {...tableProps({ variant, language, phase, round: shown, isStill: true })} />
      )
      const { rerender, container } = render(show('ready', null))
      expect(container.textContent).not.toBe('')
      for (const at of round.events.keys()) {
        const sofar = { ...round, events: round.events.slice(0, at + 1), isPlaying: true, payoutPaise: null }
        rerender(show('showing', sofar))
        expect(face.say(sofar, variant, language), `event ${round.events[at]?.type}`).not.toMatch(/^$|undefined|NaN/)
      }
      rerender(show('ended', round))
      expect(container.textContent).not.toMatch(/undefined|NaN/)
      expect(face.chip(round, variant, language).text).not.toBe('')
      for (const button of screen.queryAllByRole('button')) expect(nameOf(button)).not.toBe('')
      cleanup()
    }
  }
}

/** Name of a button: its label, or as with spots the text that is said in place of what it shows. */
export function nameOf(button: HTMLElement): string {
  return button.getAttribute('aria-label') ?? button.querySelector('.only-spoken')?.textContent ?? button.textContent
}

function metaOf({ meta }: SampleBet): Fields {
  return typeof meta === 'object' && meta !== null ? { ...meta } : {}
}

/** Each line of the rules' returns has a spot that prints, as its price or in its name, the most that it pays. */
export async function checkPrices(face: Face, variant: string): Promise<void> {
  const rules = await face.rules(variant)
  const { unmount } = render(<face.Stage {...tableProps({ variant })} />)
  const names = screen.getAllByRole('button').map(nameOf)
  for (const { bet, mostTimes } of rules.returns())
    expect(
      names.filter((name) => name.endsWith(`${mostTimes / 100}×`)),
      `${bet} in ${names.join('; ')}`,
    ).not.toEqual([])
  unmount()
}
