/** The shown part of a round of hi lo, and what can be guessed next; by games/rules/instant/hilo.ts. */
import { ranks } from '@chaupar/games/rules/cards'
import {
  type Guess,
  type HiloEvent,
  type HiloVariant,
  hilo,
  hiloLadder,
  hiloSprint,
} from '@chaupar/games/rules/instant/hilo'
import { timesAtChance } from '@chaupar/games/rules/rules'
import type { Language } from '../../i18n/texts.ts'
import type { FaceRound } from '../face.ts'
import { hiloTexts } from './texts.ts'

export interface Seen {
  card: string
  /** How it was come to; '' the first one. */
  by: Guess | 'skip' | ''
  isRight: boolean
}

export interface Streak {
  cards: readonly Seen[]
  /** Of the card that lies open, 1 to 13; 0 before the first. */
  rank: number
  /** The chance of all guesses so far. */
  chance: number
  /** Right guesses. */
  right: number
  /** Payout of a cash-out, in hundredths: 0 after a wrong guess. */
  times: number
}

export function tableOf(variant: string): HiloVariant {
  return variant === 'ladder' ? hiloLadder : variant === 'sprint' ? hiloSprint : hilo
}

function rankOf(card: string): number {
  return ranks.findIndex((rank) => card.startsWith(rank)) + 1
}

/** With how many of the thirteen ranks a guess is right. The same rank counts, but not beside an ace or a king where all would do. */
function rightRanks(guess: Guess, rank: number): number {
  const count = guess === 'higher' ? ranks.length + 1 - rank : rank
  return Math.min(count, ranks.length - 1)
}

export function streakOf(round: FaceRound<HiloEvent> | null): Streak {
  const cards: Seen[] = []
  let [rank, chance, right, times] = [0, 1, 0, 100]
  for (const event of round?.events ?? []) {
    if (event.type === 'cash-out') continue
    const { card } = event
    if (event.type === 'guess') {
      chance *= rightRanks(event.guess, rank) / ranks.length
      times = event.times
      right += event.isRight ? 1 : 0
      cards.push({ card, by: event.guess, isRight: event.isRight })
    } else cards.push({ card, by: event.type === 'skip' ? 'skip' : '', isRight: true })
    rank = rankOf(card)
  }
  return { cards, rank, chance, right, times }
}

export interface Offer {
  guess: Guess
  /** What a cash-out would pay after it, in hundredths. */
  times: number
  /** That it is right. */
  chance: number
}

/** The guesses that are offered; none before the first card and at the last. */
export function guessesAt({ cards, rank, chance }: Streak, variant: string): Offer[] {
  const { expected, mostTimes, cards: most } = tableOf(variant)
  if (rank === 0 || cards.length >= most) return []
  return (['lower', 'higher'] as const)
    .map((guess) => {
      const own = rightRanks(guess, rank) / ranks.length
      return { guess, chance: own, times: timesAtChance(expected, chance * own) }
    })
    .filter(({ times }) => times <= mostTimes)
}

/** 'Higher or same', and at the ends of the ranks, where the next card must differ, 'Higher'. */
export function guessTexts(guess: Guess, rank: number, language: Language): string {
  const t = hiloTexts[language]
  const isEnd = guess === 'higher' ? rank === 1 : rank === ranks.length
  if (isEnd) return guess === 'higher' ? t.higher : t.lower
  return guess === 'higher' ? t.higherOrSame : t.lowerOrSame
}
