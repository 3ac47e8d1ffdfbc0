import { describe, expect, test } from 'vitest'
import type { CricketCard, InningsCard, Scorecard, SoccerCard, TennisCard } from '../odds/scorecard.ts'
import { engines } from './engines.ts'
import { gameWinner, setWinner } from './tennis/rules.ts'

const MINUTE_MS = 60_000
const OVER_MS = 40_000_000
const seeds = Array.from({ length: 120 }, (_, index) => `card-${index}`)
/** In the middle of the match and after it. */
const moments = [35 * MINUTE_MS, 80 * MINUTE_MS, 150 * MINUTE_MS, OVER_MS]

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)

/** Cards of many matches at several moments, each with the scoreboard of the same moment. */
function cards<S extends Scorecard['sport']>(sportId: 1 | 2 | 4, sport: S) {
  return seeds.flatMap((seed) =>
    moments.map((elapsedMs) => {
      const card = engines[sportId].scorecard(seed, elapsedMs)
      if (!isOf(card, sport)) throw new Error('no card of this sport')
      return { card, score: engines[sportId].openMatch(seed, elapsedMs).score() }
    }),
  )
}

function isOf<S extends Scorecard['sport']>(
  card: Scorecard | null,
  sport: S,
): card is Extract<Scorecard, { sport: S }> {
  return card?.sport === sport
}

const ballsOf = (overs: string): number => {
  const [whole = 0, balls = 0] = overs.split('.').map(Number)
  return whole * 6 + balls
}

describe.each(Object.entries(engines))('the scorecard of sport %s', (_, sport) => {
  test('is there from the start on, and the same whenever it is asked for', () => {
    expect(sport.scorecard('when', -1)).toBeNull()
    expect(sport.scorecard('when', MINUTE_MS)).not.toBeNull()
    expect(sport.scorecard('when', OVER_MS)).toEqual(sport.scorecard('when', OVER_MS))
  })
})

describe('a scorecard of cricket', () => {
  const all = cards(4, 'cricket') satisfies { card: CricketCard }[]
  const innings: InningsCard[] = all.flatMap(({ card }) => card.innings)

  test('[1-6] has the innings of the scoreboard', () => {
    for (const { card, score } of all) {
      const shown = score?.sport === 'cricket' ? score.innings : []
      expect(card.innings.map(({ team, runs, wickets, overs }) => ({ team, runs, wickets, overs }))).toEqual(shown)
    }
  })

  test('adds up: batters and extras, bowlers and byes, wickets and their bowlers', () => {
    for (const { runs, wickets, overs, extras, batters, bowlers, falls, yetToBat } of innings) {
      const { total, wides, noBalls, byes, legByes } = extras
      expect(sum(batters.map((batter) => batter.runs)) + total).toBe(runs)
      expect(wides + noBalls + byes + legByes).toBe(total)
      expect(sum(bowlers.map((bowler) => bowler.runs)) + byes + legByes).toBe(runs)
      expect(sum(bowlers.map((bowler) => ballsOf(bowler.overs)))).toBe(ballsOf(overs))
      const outs = batters.flatMap(({ out }) => out ?? [])
      expect([outs.length, falls.length]).toEqual([wickets, wickets])
      for (const { name, wickets: taken } of bowlers)
        expect(outs.filter(({ kind, bowler }) => kind !== 'run_out' && bowler === name)).toHaveLength(taken)
      expect(batters.length + yetToBat.length).toBe(11)
      for (const { runs: made, fours, sixes, balls } of batters) {
        expect(fours * 4 + sixes * 6).toBeLessThanOrEqual(made)
        expect(fours + sixes).toBeLessThanOrEqual(balls)
      }
      for (const { overs: bowled, maidens } of bowlers) expect(maidens * 6).toBeLessThanOrEqual(ballsOf(bowled))
    }
    expect(sum(innings.flatMap(({ bowlers }) => bowlers.map(({ maidens }) => maidens)))).toBeGreaterThan(0)
  })

  test('lets wickets fall in the order of the score, each of another batter', () => {
    for (const { falls, batters, runs } of innings) {
      expect(falls.map((fall) => fall.runs)).toEqual(falls.map((fall) => fall.runs).toSorted((one, two) => one - two))
      expect(falls.every((fall) => fall.runs <= runs)).toBe(true)
      const out = batters.filter((batter) => batter.out).map(({ name }) => name)
      expect(falls.map(({ name }) => name).toSorted()).toEqual(out.toSorted())
    }
  })

  test('knows how each batter got out, by people of the other side', () => {
    const outs = innings.flatMap(({ batters }) => batters.flatMap(({ out }) => out ?? []))
    expect(new Set(outs.map(({ kind }) => kind))).toEqual(new Set(['bowled', 'caught', 'lbw', 'stumped', 'run_out']))
    for (const { kind, bowler, fielder } of outs) {
      expect(bowler === undefined).toBe(kind === 'run_out')
      expect(fielder !== undefined).toBe(['caught', 'stumped', 'run_out'].includes(kind))
      if (kind === 'stumped') expect(fielder).not.toBe(bowler)
    }
    for (const { batters, yetToBat } of innings) {
      const own = [...batters.map(({ name }) => name), ...yetToBat.map(({ name }) => name)]
      for (const { out } of batters) expect(own).not.toContain(out?.fielder ?? out?.bowler)
    }
  })

  test('does not change earlier entries later', () => {
    for (const seed of seeds.slice(0, 30)) {
      const [early, late] = [80 * MINUTE_MS, OVER_MS].map((moment) => engines[4].scorecard(seed, moment))
      if (early?.sport !== 'cricket' || late?.sport !== 'cricket') throw new Error('no card')
      const [before, after] = [early.innings[0], late.innings[0]]
      expect(after?.falls.slice(0, before?.falls.length)).toEqual(before?.falls)
      for (const [place, { out }] of (before?.batters ?? []).entries())
        if (out) expect(after?.batters[place]).toEqual(before?.batters[place])
    }
  })
})

describe('a scorecard of tennis', () => {
  const all = cards(2, 'tennis') satisfies { card: TennisCard }[]

  test('[1-6] has the sets of the scoreboard, and a game for each that was won', () => {
    for (const { card, score } of all) {
      const shown = score?.sport === 'tennis' ? score.sets : []
      expect(card.sets.map(({ home, away }) => ({ home, away }))).toEqual(shown)
      for (const { home, away, games } of card.sets) {
        const won = [0, 1].map((side) => games.filter(({ winner }) => winner === side).length)
        expect(won).toEqual([home, away])
        for (const { points, winner, tieBreak } of games) expect(gameWinner(points, tieBreak)).toBe(winner)
        const decided = setWinner([home, away])
        if (decided !== null) expect(games.at(-1)?.winner).toBe(decided)
      }
    }
  })

  test('alternates the serve, and counts points and breaks', () => {
    for (const { card } of all) {
      const games = card.sets.flatMap((set) => set.games)
      expect(games.every(({ server }, index) => index === 0 || server !== games[index - 1]?.server)).toBe(true)
      for (const side of [0, 1] as const) {
        expect(card.points[side]).toBeGreaterThanOrEqual(sum(games.map(({ points }) => points[side])))
        const broken = games.filter(({ server, winner, tieBreak }) => !tieBreak && server !== side && winner === side)
        expect(card.breaks[side]).toBe(broken.length)
      }
    }
    expect(all.some(({ card }) => card.sets.some(({ games }) => games.some(({ tieBreak }) => tieBreak)))).toBe(true)
  })
})

describe('a scorecard of soccer', () => {
  const all = cards(1, 'soccer') satisfies { card: SoccerCard }[]

  test('[1-6] has every goal and card of the scoreboard', () => {
    for (const { card, score } of all) {
      const count = (kind: string) =>
        [0, 1].map((side) => card.incidents.filter((one) => one.kind === kind && one.side === side).length)
      expect(score).toMatchObject({ goals: count('goal'), yellowCards: count('yellow'), redCards: count('red') })
      const goals = card.incidents.filter(({ kind }) => kind === 'goal')
      for (const [index, { goals: shown }] of goals.entries()) expect(sum(shown)).toBe(index + 1)
      expect(card.incidents.every(({ minute, name }) => /^\d+(\+\d)?'$/.test(minute) && name.length > 3)).toBe(true)
    }
  })

  test('shows no player yellow twice, and a player who was sent off nothing more', () => {
    for (const { card } of all) {
      const seen = card.incidents.map(({ side, name, kind }) => `${side} ${name} ${kind}`)
      const shown = seen.filter((one) => !one.endsWith('goal'))
      expect(new Set(shown).size).toBe(shown.length)
      for (const [index, { kind, name }] of card.incidents.entries())
        if (kind === 'red') expect(card.incidents.slice(index + 1).map((later) => later.name)).not.toContain(name)
    }
    expect(all.some(({ card }) => card.incidents.some(({ kind }) => kind === 'red'))).toBe(true)
  })
})
