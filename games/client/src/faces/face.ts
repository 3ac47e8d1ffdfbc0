/**
 * What a family of games is to the client: what it shows, what can be chosen before a bet, and how its rounds are shown. A folder of
 * `faces/` whose face.tsx exports `face` is a family; its name is the family's in games/rules/rule-names.ts.
 */
import type { EventBody, GameEvent, GameRules } from '@chaupar/games/rules/rules'
import type { ComponentType, ReactNode } from 'react'
import type { Language } from '../i18n/texts.ts'

/** A face may hand numbers to its sheet as custom properties: `style={{ '--columns': 5 }}`. */
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}

/** Fields of a bet as they go over the wire; read by the functions of fields.ts. */
export type Fields = Readonly<Record<string, unknown>>

/** What is chosen before a bet, beside the stake: mode and meta of the play call. */
export interface Bet {
  mode: string
  meta: Fields
}

/** The shown part of a round. */
export interface FaceRound<Event extends EventBody = EventBody> {
  id: string
  /** What was chosen for it. */
  bet: Bet
  /** All that is staked on it so far, in paise. */
  stakePaise: number
  /** What happened so far, in order; the last one is the one that is being shown. */
  events: readonly GameEvent<Event>[]
  /** More of what has happened is still to be shown. */
  isPlaying: boolean
  /** Its payout, in paise; null until all of it is shown. */
  payoutPaise: number | null
}

/**
 * loading: the session is asked for. ready: nothing was played yet. staking: a bet is on its way. showing: the events of an answer are
 * shown one after another. playing: a decision is the player's. ended: the result stands, the next bet may be placed.
 */
export type Phase = 'loading' | 'ready' | 'staking' | 'showing' | 'playing' | 'ended'

/** Chips on the spots of a table, for faces whose `bets` is 'spots'. */
export interface Chips {
  /** Paise on each spot that has any: what would be bet, and while a round is shown what was bet. */
  on: ReadonlyMap<string, number>
  /** Paise on each spot where a chip lies that was not placed before the time ran out: no bet, and shown as none. */
  unplaced?: ReadonlyMap<string, number>
  /** The chip in hand, in paise. */
  chipPaise: number
  /** Puts the chip in hand on a spot, by its name in the rules; does nothing while bets are closed. */
  place(spot: string): void
  /** Takes the last chip off a spot. */
  lift(spot: string): void
}

/** What Stage, Controls and decisions are given. */
export interface FaceProps<Event extends EventBody = EventBody> {
  /** The game's id in the protocol: 'qtech.gemlanes'. */
  gameId: string
  /** Of the family, from rule-names.ts: 'five-by-five'. */
  variant: string
  /** Of the game, as its cover has it. */
  title: string
  /** What sets the game apart from others of the same rules: symbols of reels, a flyer, a light; '' where nothing does. */
  theme: string
  language: Language
  phase: Phase
  /** The player prefers reduced motion: nothing flies. */
  isStill: boolean
  /** What is chosen for the next bet; while a round is open, what was chosen for it. */
  bet: Bet
  /** Changes fields of `meta`. Does nothing unless `canChoose`. */
  choose(meta: Fields): void
  setMode(mode: string): void
  /** Whether a bet may be changed now. */
  canChoose: boolean
  /** The stake of the next bet, in paise; while a round is open, of that. */
  stakePaise: number
  chips: Chips
  /** Rounds that are still being shown while the next may be bet, oldest first; absent = none. */
  inAir?: readonly FaceRound<Event>[]
  /** Rounds of this session that ended, newest first; absent = the shell shows them, if at all. */
  past?: readonly FaceRound<Event>[]
  /** The round that is shown; null before the first. */
  round: FaceRound<Event> | null
  /** Whether this decision may be taken now. */
  canAct(action: string): boolean
  /** Takes a decision. Does nothing unless `canAct`. */
  act(action: string, meta?: Fields): void
}

/** A button of the bet bar while a decision is the player's. */
export interface Decision {
  action: string
  meta?: Fields
  text: string
  /** Its payout, shown large; for 'take'. */
  amountPaise?: number
  /** A small line under it: its multiplier. */
  note?: string
  /** What it adds to the stake, in paise: shown under it, and it is off where that cannot be staked. */
  costPaise?: number
  /** 'go' plays on, as large as the bet button; 'aside' plays on without a choice; 'take' ends the round with its win. */
  tone: 'take' | 'go' | 'aside'
}

/** What one round is in the strip of past rounds. */
export interface HistoryChip {
  text: string
  /** Bands of multipliers (low is nothing or little), colours of a wheel, sides of a table. */
  tone: 'low' | 'mid' | 'high' | 'red' | 'black' | 'green' | 'side-a' | 'side-b' | 'tie'
}

const moods = ['felt', 'court', 'madder', 'night', 'temple', 'lagoon', 'dusk', 'iron', 'paper'] as const

/** The light of a stage (styles/moods.css). */
export type Mood = (typeof moods)[number]

/** The mood that a game's theme names; null when it names none. */
export function moodNamed(theme: string): Mood | null {
  return moods.find((mood) => mood === theme) ?? null
}

/** The rules of a family for its players: a heading and sentences, in both languages. */
export type RulesTexts = Readonly<Record<Language, readonly { title: string; sentences: readonly string[] }[]>>

/**
 * A family's face names the union of its events, which its rules export. All that takes events is written as a method, so that the
 * shell holds any family's face as a plain `Face`: `loadFace` says why that is safe.
 */
export interface Face<Event extends EventBody = EventBody> {
  /** Where the theme of a game is no mood: one for the family, or by variant. */
  mood: Mood | ((variant: string) => Mood)
  /** 'one': the stake of the bet bar. 'spots': chips on the Stage, whose sum is the stake; `meta.bets` is made of them. */
  bets: 'one' | 'spots'
  /** What is chosen before the player chooses. */
  firstBet(variant: string): Bet
  /** Why what is chosen is no bet yet, in words; null = it is one. Absent = it always is one. */
  unfinished?(bet: Bet, variant: string, language: Language): string | null
  /** The picture. It fills its room and is drawn for 320 to 1920 px, upright and across. */
  Stage(props: FaceProps<Event>): ReactNode
  /**
   * For games whose rounds all players share (`config.channel`) and that are no tables: the whole of the game, frame and bets included,
   * over `src/stage`. Stage then draws a round of the past. A table is drawn by its Stage, live or not (`src/stage/live`).
   */
  Shared?: ComponentType
  /** What can be chosen before the bet, beside the stake; absent when all is chosen on the Stage. */
  Controls?: ComponentType<FaceProps>
  /** The bet button's own word ('Spin', 'Roll') and the small line under the stake ('3 mines'). */
  go?(props: FaceProps): { word?: string; note?: string }
  /** Buttons of the bet bar while a decision is the player's; absent or empty when all is done on the Stage. */
  decisions?(props: FaceProps<Event>): readonly Decision[]
  /** The next round may be bet while the only event of this one is shown: its Stage draws `inAir` too. */
  overlaps?: boolean
  /** How long an event is shown before the next, in ms. Not asked under reduced motion, where it is nothing. */
  lasts(event: GameEvent<Event>, variant: string): number
  /**
   * The last event in a sentence for screen readers; '' = nothing worth saying. Called after each shown event. What the round
   * paid is said behind it, for all families alike; a Stage has nothing of its own that speaks by itself.
   */
  say(round: FaceRound<Event>, variant: string, language: Language, theme?: string): string
  /** A past round with all its events. */
  chip(round: FaceRound<Event>, variant: string, language: Language): HistoryChip
  /** The rules that the server plays by, loaded when they are asked for: for returns and for checking rounds. */
  rules(variant: string): Promise<GameRules<Event>>
  rulesTexts: RulesTexts
}
