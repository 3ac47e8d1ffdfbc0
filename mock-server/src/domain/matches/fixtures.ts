import { number } from 'valibot'
import { readMeta, writeMeta } from '../../store/meta-records.ts'
import type { WorldContext } from '../base/context.ts'
import { engines } from '../engine/engines.ts'
import type { SportId } from '../odds/match.ts'
import { insertMatch, isMatchKept, unfinishedMatches } from './match-records.ts'
import type { LiveWorld } from './odds-feed.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

/** When the matches of a sport start. Slot 0 is in play when the world begins; negative slots began before it. */
interface Calendar {
  everyMs: number
  /** How far slot 0 has been played when the world begins. */
  firstAgeMs: number
  /** How long nearly all matches last: three overlap at any time. */
  lengthMs: number
  /** One in so many slots is announced days before. */
  announcedEvery: number
  /** Match ids of the sport count from here. */
  firstId: number
}

const calendars: Readonly<Record<SportId, Calendar>> = {
  4: {
    everyMs: 70 * minuteMs,
    firstAgeMs: 25 * minuteMs,
    lengthMs: 215 * minuteMs,
    announcedEvery: 6,
    firstId: 32_100_000,
  },
  1: {
    everyMs: 40 * minuteMs,
    firstAgeMs: 12 * minuteMs,
    lengthMs: 108 * minuteMs,
    announcedEvery: 12,
    firstId: 33_100_000,
  },
  2: {
    everyMs: 30 * minuteMs,
    firstAgeMs: 10 * minuteMs,
    lengthMs: 85 * minuteMs,
    announcedEvery: 14,
    firstId: 34_100_000,
  },
}

/** In the order of the lobby. */
export const sportIds: readonly SportId[] = [4, 1, 2]

/** All matches are announced so long before; those of `announcedEvery` much longer. */
const shortNoticeMs = 3 * hourMs
const longNoticeMs = 48 * hourMs
const lookEveryMs = minuteMs
/** Starts of coming matches are round, as on a real card. */
const roundStartMs = 5 * minuteMs

/** How many pairings are looked at, and the shortest price of a favourite that is worth showing. */
const pairingTries = 12
const closestContest = 125
/** Matches that start within so long of each other may be in play at the same time. */
const overlapMs = 4 * hourMs

/**
 * Announces the matches of the calendar around `nowMs`: those in play and those to come. A match that began and ended
 * during downtime is never created. The calendar depends on the seed and on the moment the world began. Answers whether
 * there are new ones.
 */
export function announceFixtures(world: LiveWorld, nowMs: number): boolean {
  if (!world.settings.current.hasMatches || nowMs < world.feed.nextFixturesMs) return false
  world.feed.nextFixturesMs = nowMs + lookEveryMs
  const beganMs = calendarStart(world, nowMs)
  const missing = sportIds.flatMap((sportId) =>
    slotsAround(calendars[sportId], beganMs, nowMs)
      .map((slot) => fixtureOf(sportId, slot, beganMs))
      .filter(({ refMatchId }) => !isMatchKept(world, refMatchId)),
  )
  for (const fixture of missing) announce(world, fixture, nowMs)
  return missing.length > 0
}

function calendarStart(world: WorldContext, nowMs: number): number {
  const kept = readMeta(world.store, 'calendarStartMs', number())
  if (kept === null) writeMeta(world.store, 'calendarStartMs', nowMs)
  return kept ?? nowMs
}

function slotsAround(calendar: Calendar, beganMs: number, nowMs: number): number[] {
  const { everyMs, firstAgeMs, lengthMs, announcedEvery } = calendar
  const slotAt = (atMs: number) => Math.floor((atMs - beganMs + firstAgeMs) / everyMs)
  const first = slotAt(nowMs - lengthMs) + 1
  const soon = slotAt(nowMs + shortNoticeMs)
  const last = slotAt(nowMs + longNoticeMs)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (slot) => slot <= soon || slot % announcedEvery === 0,
  )
}

interface Fixture {
  sportId: SportId
  slot: number
  refMatchId: string
  startTimeMs: number
}

function fixtureOf(sportId: SportId, slot: number, beganMs: number): Fixture {
  const { everyMs, firstAgeMs, firstId } = calendars[sportId]
  const exactMs = beganMs - firstAgeMs + slot * everyMs
  const startTimeMs = slot > 0 ? Math.round(exactMs / roundStartMs) * roundStartMs : exactMs
  return { sportId, slot, refMatchId: String(firstId + slot), startTimeMs }
}

function announce(world: WorldContext, fixture: Fixture, nowMs: number): void {
  const { sportId, refMatchId, startTimeMs } = fixture
  const busy = teamsAround(world, fixture)
  const isWanted = (seed: string): boolean =>
    !engines[sportId].pairing(seed).teams.some(({ name }) => busy.includes(name)) &&
    (!isLookedAt(fixture, nowMs) || isOpenContest(sportId, seed))
  const seed = pairingSeed(world, fixture, isWanted)
  const { matchName } = engines[sportId].pairing(seed)
  const serial = Number(refMatchId)
  insertMatch(world, { serial, refMatchId, sportId, seed, matchName, startTimeMs, status: 'upcoming', sequence: 0 })
}

/** Teams of the matches of the sport that overlap with this one: none plays twice at a time. */
function teamsAround(world: WorldContext, { sportId, startTimeMs }: Fixture): string[] {
  return unfinishedMatches(world)
    .filter((match) => match.sportId === sportId && Math.abs(match.startTimeMs - startTimeMs) < overlapMs)
    .flatMap(({ matchName }) => matchName.split(' v '))
}

/** The seed of the slot's first pairing that is wanted, or of the last that was tried. */
function pairingSeed(world: WorldContext, { sportId, slot }: Fixture, isWanted: (seed: string) => boolean): string {
  for (let turn = 0; ; turn += 1) {
    const seed = world.random.bytes(`match ${sportId} ${slot}`, turn, 16).toString('hex')
    if (turn >= pairingTries - 1 || isWanted(seed)) return seed
  }
}

/** Cricket's first prices cost nothing (openings.ts); of the other sports it is the newest match that most people open. */
function isLookedAt({ sportId, startTimeMs }: Fixture, nowMs: number): boolean {
  const elapsedMs = nowMs - startTimeMs
  return sportId === 4 || (elapsedMs >= 0 && elapsedMs < calendars[sportId].everyMs)
}

/** Whether neither side is nearly sure to win before the first ball. */
function isOpenContest(sportId: SportId, seed: string): boolean {
  const runners = engines[sportId].openMatch(seed).headline()?.runners ?? []
  return runners.every(({ back }) => (back[0]?.priceHundredths ?? closestContest) >= closestContest)
}
