import { describe, expect, test } from 'vitest'
import type { SportId } from '../odds/match.ts'
import type { Forbidden } from './engine.ts'
import { engines } from './engines.ts'
import type { LiveMatch } from './live-match.ts'
import type { Script } from './script.ts'

const minute = 60_000
const seed = 'script'
/** Five minutes after the start. */
const from = 5 * minute
const away = engines[2].openMatch(seed).teams[1].name

/** A script of these events, each asked for at `from` behind those before it. */
function scriptOf(sportId: SportId, events: readonly string[]): Script | Forbidden {
  let script: Script = []
  for (const event of events) {
    const steering = engines[sportId].steering(seed, from, script)
    const asked = steering.ask(event)
    if ('forbidden' in asked) return asked
    script = [...script, ...asked.map((one, id) => ({ id, fromStep: steering.steps, event: one }))]
  }
  return script
}

/** The match at the moment when all these events have happened. */
function steered(sportId: SportId, events: readonly string[]) {
  const script = scriptOf(sportId, events)
  if ('forbidden' in script) throw new Error(script.forbidden)
  const untilMs = engines[sportId].steering(seed, from, script).usedAtMs()
  if (untilMs === null) throw new Error('The match was over before.')
  return { script, untilMs, match: engines[sportId].openMatch(seed, untilMs, script) }
}

/** Score and detail after each of the events. */
function scores(sportId: SportId, events: readonly string[]): string[] {
  return events.map((_, index) => {
    const score = steered(sportId, events.slice(0, index + 1)).match.score()
    return `${score?.summary} ${score?.detail}`
  })
}

const refused = (sportId: SportId, events: readonly string[]) => scriptOf(sportId, events)
const resultsOf = (sportId: SportId, events: readonly string[]) =>
  Object.fromEntries(
    steered(sportId, events)
      .match.settled()
      .map(({ key, result }) => [key, result]),
  )
const pricesOf = (match: LiveMatch) => match.headline()?.runners.map(({ back }) => back[0]?.priceHundredths)
const several = (times: number, event: string): string[] => Array.from({ length: times }, () => event)

describe('a cricket match', () => {
  test('has the balls that were asked for, one after another', () => {
    const runs = ['dot', 'one', 'two', 'three', 'four', 'five', 'six', 'wide', 'no-ball', 'bye', 'leg-bye']
    const wickets = ['wicket', 'bowled', 'caught', 'lbw', 'stumped', 'run-out']
    expect(scores(4, [...runs, ...wickets]).map((line) => line.replace(' MYL batting', ''))).toEqual([
      ...['9/0 (1.1)', '10/0 (1.2)', '12/0 (1.3)', '15/0 (1.4)', '19/0 (1.5)', '24/0 (2.0)', '30/0 (2.1)'],
      ...['31/0 (2.1)', '32/0 (2.1)', '33/0 (2.2)', '34/0 (2.3)'],
      ...['34/1 (2.4)', '34/2 (2.5)', '34/3 (3.0)', '34/4 (3.1)', '34/5 (3.2)', '35/6 (3.3)'],
    ])
  })

  test('names the way in which a batter was to be out', () => {
    const ways = ['bowled', 'caught', 'lbw', 'stumped', 'run-out']
    const { script, untilMs } = steered(4, ways)
    const card = engines[4].scorecard(seed, untilMs, script)
    const batters = card?.sport === 'cricket' ? (card.innings[0]?.batters ?? []) : []
    expect(batters.flatMap(({ out }) => out?.kind ?? []).sort()).toEqual([
      'bowled',
      'caught',
      'lbw',
      'run_out',
      'stumped',
    ])
  })

  test('has a free hit behind a no-ball, on which only a run-out takes a wicket', () => {
    expect(refused(4, ['no-ball', 'bowled'])).toEqual({ forbidden: 'event_free_hit' })
    expect(refused(4, ['no-ball', 'wide', 'wicket'])).toEqual({ forbidden: 'event_free_hit' })
    expect(scores(4, ['no-ball', 'run-out']).at(-1)).toBe('11/1 (1.1) MYL batting')
    expect(scores(4, ['no-ball', 'dot', 'bowled']).at(-1)).toBe('10/1 (1.2) MYL batting')
  })

  test('has no eleventh wicket before the next innings', () => {
    expect(refused(4, several(11, 'wicket'))).toEqual({ forbidden: 'event_all_out' })
    expect(scores(4, [...several(10, 'wicket'), 'six', 'wicket']).slice(-2)).toEqual([
      '6/0 (0.1) RND need 4 from 119',
      '6/1 (0.2) RND need 4 from 118',
    ])
    expect(refused(4, [...several(10, 'wicket'), 'six', 'six', 'dot'])).toEqual({ forbidden: 'match_over' })
  })

  test('stops for rain and goes on', () => {
    expect(scores(4, ['rain', 'resume', 'six'])).toEqual([
      '9/0 (1.0) Rain stops play',
      '9/0 (1.0) MYL batting',
      '15/0 (1.1) MYL batting',
    ])
    const { match } = steered(4, ['rain'])
    expect(new Set(match.books().map(({ status }) => status))).toEqual(new Set(['suspended']))
    expect(refused(4, ['rain', 'rain'])).toEqual({ forbidden: 'event_rain' })
    expect(refused(4, ['resume'])).toEqual({ forbidden: 'event_no_rain' })
  })

  test('is void where it was not decided when it is abandoned', () => {
    const { toss, 'over-1-1': over, ...rest } = resultsOf(4, ['abandon'])
    expect([toss, over]).toEqual(['away', '9'])
    expect(Object.keys(rest)).toHaveLength(11)
    expect(new Set(Object.values(rest))).toEqual(new Set(['void']))
    expect(steered(4, ['abandon']).match.phase()).toBe('abandoned')
  })

  test('is priced by its score, as if the balls had come by themselves', () => {
    expect(pricesOf(engines[4].openMatch(seed, from))).toEqual([116, 660])
    const { match, untilMs, script } = steered(4, ['bowled', 'bowled', 'bowled'])
    expect(match.headline()?.status).toBe('suspended')
    expect(pricesOf(match)?.[0]).toBeLessThan(116)
    expect(engines[4].openMatch(seed, untilMs, script).books()).toEqual(match.books())
  })

  test('goes on behind the event with the balls of its seed', () => {
    const marks = (script: Script) => {
      const score = engines[4].openMatch(seed, from + 10 * minute, script).score()
      return score?.sport === 'cricket' ? score.lastOvers.flatMap(({ balls }) => balls) : []
    }
    const asked = scriptOf(4, ['two'])
    if ('forbidden' in asked) throw new Error(asked.forbidden)
    const [natural, bent] = [marks([]), marks(asked)]
    expect(bent.filter((mark, ball) => mark !== natural[ball])).toEqual(['2'])
  })
})

describe('a soccer match', () => {
  test('has the goals, cards and penalties that were asked for', () => {
    const events = ['goal-home', 'goal-away', 'yellow-home', 'red-away', 'nothing']
    const penalties = ['penalty-home', 'penalty-missed', 'penalty-away', 'goal-away']
    expect(scores(1, [...events, ...penalties])).toEqual([
      ...["1 - 0 6'", "1 - 1 7'", "1 - 1 8'", "1 - 1 9'", "1 - 1 10'"],
      ...["1 - 1 11'", "1 - 1 11'", "1 - 1 12'", "1 - 2 12'"],
    ])
    expect(steered(1, events).match.score()).toMatchObject({ yellowCards: [1, 1], redCards: [0, 1] })
  })

  test('is suspended from the whistle of a penalty to its kick, which the seed decides unless it is asked for', () => {
    const { match, untilMs, script } = steered(1, ['penalty-home'])
    for (const later of [0, 30_000, 59_999]) {
      match.advance(untilMs + later)
      expect(match.headline()?.status).toBe('suspended')
    }
    match.advance(untilMs + 60_000)
    expect(match.score()).toEqual(engines[1].openMatch(seed, untilMs + 60_000, script).score())
    expect(match.score()?.detail).toBe("6'")
  })

  test('refuses what its rules do not have', () => {
    expect(refused(1, ['penalty-home', 'goal-away'])).toEqual({ forbidden: 'event_penalty' })
    expect(refused(1, ['penalty-missed'])).toEqual({ forbidden: 'event_no_penalty' })
    expect(refused(1, several(3, 'red-home'))).toEqual({ forbidden: 'event_sent_off' })
    expect(refused(1, several(12, 'yellow-home'))).toEqual({ forbidden: 'event_all_booked' })
    expect(refused(1, ['wicket'])).toEqual({ forbidden: 'event_unknown' })
    expect(refused(1, ['abandon', 'goal-home'])).toEqual({ forbidden: 'match_over' })
  })

  test('waits over half time for a goal that comes too late', () => {
    const { match } = steered(1, several(50, 'nothing'))
    expect(match.score()).toMatchObject({ summary: '0 - 0', detail: expect.stringMatching(/^(4[6-9]|5\d)'$/) })
  })

  test('is void where it was not decided when it is abandoned', () => {
    expect(resultsOf(1, ['goal-home', 'goal-home', 'abandon'])).toEqual({
      'goals-0-5': 'over',
      'goals-1-5': 'over',
      'goals-2-5': 'void',
      'goals-3-5': 'void',
      'goals-4-5': 'void',
      'match-odds': 'void',
      bookmaker: 'void',
    })
    expect(steered(1, ['abandon']).match.score()?.detail).toBe('Match abandoned')
  })
})

describe('a tennis match', () => {
  test('has the points that were asked for, and those that lead to a break point', () => {
    expect(scores(2, ['point-home', 'point-away', 'break-point', 'rain', 'resume'])).toEqual([
      '1-0 15 - 15',
      '1-0 15 - 30',
      '1-0 40 - 30',
      '1-0 Rain stops play',
      '1-0 40 - 30',
    ])
  })

  test('refuses what its rules do not have', () => {
    expect(refused(2, ['break-point', 'break-point'])).toEqual({ forbidden: 'event_break_point' })
    const love = (side: string) => several(4, `point-${side}`)
    const sixAll = [
      ...several(3, 'point-home'),
      ...love('away'),
      ...several(10, '').flatMap((_, game) => love(game % 2 === 0 ? 'home' : 'away')),
    ]
    expect(scores(2, sixAll).at(-1)).toBe('6-6 Tie-break 0 - 0')
    expect(refused(2, [...sixAll, 'break-point'])).toEqual({ forbidden: 'event_tie_break' })
    expect(refused(2, ['resume'])).toEqual({ forbidden: 'event_no_rain' })
    expect(refused(2, ['rain', 'rain'])).toEqual({ forbidden: 'event_rain' })
  })

  test('is void when a player gives up in the first set, and the opponent’s when he does later', () => {
    expect(resultsOf(2, ['retire-home'])).toEqual({ 'set-1': 'void', 'match-odds': 'void', bookmaker: 'void' })
    const set = several(20, 'point-home')
    expect(scores(2, [...set, 'retire-away']).slice(-2)).toEqual(['6-0, 0-0 0 - 0', `6-0 ${away} retired`])
    expect(resultsOf(2, [...set, 'retire-home'])).toEqual({
      'set-1': 'home',
      'set-2': 'void',
      'match-odds': 'away',
      bookmaker: 'away',
    })
    expect(steered(2, ['retire-home']).match.phase()).toBe('finished')
  })

  test('is void where it was not decided when it is abandoned', () => {
    expect(resultsOf(2, ['abandon'])).toEqual({ 'set-1': 'void', 'match-odds': 'void', bookmaker: 'void' })
  })

  test('counts only points in the scorecard, whatever stopped play', () => {
    const { script, untilMs } = steered(2, ['rain', 'resume', 'point-home', 'abandon'])
    const before = engines[2].scorecard(seed, from)
    const after = engines[2].scorecard(seed, untilMs, script)
    if (before?.sport !== 'tennis' || after?.sport !== 'tennis') throw new Error('no scorecard')
    expect(after.points).toEqual([before.points[0] + 1, before.points[1]])
  })
})

describe.each([4, 1, 2] as const)('a match of sport %s', (sportId) => {
  const sport = engines[sportId]
  const [first = ''] = { 4: ['six'], 1: ['goal-home'], 2: ['point-away'] }[sportId]

  test('with a script is the same in one jump as in small steps, and after the clock was set back', () => {
    const { script } = steered(sportId, [first, first])
    const walked = sport.openMatch(seed, 0, script)
    for (let at = 0; at <= 30; at++) walked.advance(at * minute)
    expect(walked.books()).toEqual(sport.openMatch(seed, 30 * minute, script).books())
    walked.advance(0)
    walked.advance(30 * minute)
    expect(walked.score()).toEqual(sport.openMatch(seed, 30 * minute, script).score())
    expect(sport.openMatch(seed, from, script).score()).toEqual(sport.openMatch(seed, from).score())
  })

  test('leaves out what the rules forbid by the time its turn comes', () => {
    const script = ['resume', 'penalty-missed', first].map((event, id) => ({ id, fromStep: 0, event }))
    const known = script.filter(({ event }) =>
      sport
        .steering(seed, from, [])
        .possible()
        .some((one) => one.event === event),
    )
    const steering = sport.steering(seed, from, known)
    expect(steering.used).toBe(known.length)
  })

  test('is played on to the end of each of its parts', () => {
    const steering = sport.steering(seed, from, [])
    for (const part of steering.parts) {
      const untilMs = steering.endOfMs(part)
      expect(untilMs).toBeGreaterThan(from)
      expect(sport.openMatch(seed, untilMs).score()).not.toEqual(sport.openMatch(seed, untilMs - 1).score())
    }
  })
})

test('a soccer match is played on to a minute of its clock', () => {
  const steering = engines[1].steering(seed, from, [])
  const untilMs = steering.minuteAtMs(90) ?? 0
  expect(engines[1].openMatch(seed, untilMs).score()).toMatchObject({ minute: 90, detail: "90'" })
  expect(engines[1].openMatch(seed, untilMs - 1).score()).toMatchObject({ minute: 89 })
  expect([steering.minuteAtMs(5), engines[4].steering(seed, from, []).minuteAtMs(90)]).toEqual([null, null])
})
