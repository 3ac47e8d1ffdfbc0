import type { RgsSchema } from '@chaupar/api/rgs'
import { nameOf } from '@chaupar/games/catalogue/game'
import { rulesNameOf } from '@chaupar/games/rules/rule-names'
import { fieldsOf } from '@chaupar/games/rules/rules'
import type { WorldContext } from '../domain/base/context.ts'
import type { Jurisdiction } from '../domain/games/policies/policy.ts'
import { betLevels } from '../domain/games/rounds/bet-levels.ts'
import type { GameSession } from '../domain/games/rounds/game-session.ts'
import type { PastRound } from '../domain/games/rounds/past-rounds.ts'
import type { Replay } from '../domain/games/rounds/replay-round.ts'
import type { Round } from '../domain/games/rounds/round.ts'
import { roundName } from '../domain/games/rounds/round-entries.ts'
import type { Fairness } from '../domain/games/rounds/seeds.ts'
import { balanceOf, type Wallet } from '../domain/money/wallet.ts'
import { pausesOf } from '../domain/play-limits/pauses.ts'

/** The protocol's amounts have six decimals of a rupee. */
const unitsOfPaisa = 10_000

/** Paise of an amount of the protocol; no whole number when it has a part of a paisa, which no stake may have. */
export function paiseOfUnits(amount: number): number {
  return amount / unitsOfPaisa
}

export function units(paise: number): number {
  return paise * unitsOfPaisa
}

/** The protocol's name of a game: its slug, without the slash that a part of a path cannot have on its way through proxies. */
function gameIdOf(slug: string): string {
  return slug.replaceAll('/', '.')
}

/** The slug behind a gameID. */
export function slugOfGameId(gameId: string): string {
  return gameId.replaceAll('.', '/')
}

/** The player's balance, as it is unless given, and the end of the break that runs. */
export function wireGameBalance(
  world: WorldContext,
  playerId: number,
  { balancePaise, version }: Wallet = balanceOf(world, playerId),
): RgsSchema<'Balance'> {
  const { selfExcludedUntilMs, timeOutUntilMs } = pausesOf(world, playerId)
  const untilMs = selfExcludedUntilMs ?? timeOutUntilMs
  const pause = untilMs === null ? {} : { pausedUntil: new Date(untilMs).toISOString() }
  return { amount: units(balancePaise), currency: 'INR', version, ...pause }
}

export function wireRound(round: Round): RgsSchema<'Round'> {
  return {
    betID: round.id,
    roundID: roundName(round.id),
    amount: units(round.stakePaise),
    payout: units(round.payoutPaise),
    payoutMultiplier: round.payoutPaise / round.stakePaise,
    active: round.isActive,
    mode: round.mode,
    meta: metaOf(round.meta),
    event: round.seenEvent,
    state: [...round.events],
    actions: [...round.actions],
    fairness: round.fairness,
    ...(round.isForced ? { forced: true } : {}),
    ...(round.shared === undefined ? {} : { shared: sharedBet(round.shared) }),
  }
}

export function wirePastRound(past: PastRound): RgsSchema<'PastRound'> {
  return {
    round: wireRound(past.round),
    openedAt: new Date(past.openedAtMs).toISOString(),
    ordered: units(past.amountPaise),
    decisions: past.decisions.map(({ action, meta }) => ({ action, meta: metaOf(meta ?? null) })),
    serverSeed: past.serverSeed,
  }
}

function metaOf(meta: unknown): RgsSchema<'Meta'> | null {
  return meta === null ? null : { ...fieldsOf(meta) }
}

function sharedBet({ stageRound, slot, autoCashOut }: NonNullable<Round['shared']>): RgsSchema<'SharedBet'> {
  return { round: stageRound, slot, autoCashOut }
}

export function wireReplay({ payoutMultiplier, costMultiplier, events }: Replay): RgsSchema<'Replay'> {
  return { payoutMultiplier, costMultiplier, state: [...events] }
}

export function wireGameConfig(
  { game, slug, rules, stage }: GameSession,
  { fairness, jurisdiction, worldName }: { fairness: Fairness; jurisdiction: Jurisdiction; worldName: string },
): RgsSchema<'Config'> {
  const bets = rules.modes.map((mode) => ({ mode, sample: rules.sampleBets().find((bet) => bet.mode === mode) }))
  const costOf = ({ sample }: (typeof bets)[number]): number =>
    sample === undefined ? 1 : rules.order(sample.amountPaise, sample.mode, sample.meta).stakePaise / sample.amountPaise
  return {
    gameID: gameIdOf(slug),
    title: nameOf(game),
    rules: rulesNameOf(game) ?? '',
    ...(game.theme === undefined ? {} : { theme: game.theme }),
    minBet: units(betLevels.minPaise),
    maxBet: units(betLevels.maxPaise),
    stepBet: units(betLevels.stepPaise),
    defaultBetLevel: units(betLevels.defaultPaise),
    betLevels: betLevels.levelsPaise.map(units),
    betModes: Object.fromEntries(bets.map((bet) => [bet.mode, { mode: bet.mode, costMultiplier: costOf(bet) }])),
    jurisdiction: { ...jurisdiction },
    fairness,
    ...(stage === null ? {} : { channel: { path: '/public/', namespace: '/games', world: worldName } }),
  }
}
