/** Moments, time zones and a language in which a test fails that reads the machine's own. */
import type { Step } from './steps.ts'

export type Situation = {
  name: string
  /** ISO 8601 UTC; the clock runs on from there. */
  at: string
  zone: string
  /** A locale as the environment names it. */
  language: string
}

const losAngeles = 'America/Los_Angeles'
const kiritimati = 'Pacific/Kiritimati'
const english = 'en_US.UTF-8'
const german = 'de_DE.UTF-8'

export const situations: readonly Situation[] = [
  { name: 'an evening in India', at: '2026-11-25T13:30:00Z', zone: losAngeles, language: english },
  { name: 'over midnight in India', at: '2026-11-25T18:29:30Z', zone: kiritimati, language: english },
  { name: 'a 29 February', at: '2028-02-29T08:00:00Z', zone: losAngeles, language: german },
  { name: 'the last minutes of a year in India', at: '2026-12-31T18:20:00Z', zone: kiritimati, language: german },
  { name: 'the first minutes of a year', at: '2027-01-01T00:10:00Z', zone: losAngeles, language: english },
]

/** The one of CI: day, month and year change in India while the tests run, and the zone's day is another throughout. */
export const shortSituation: Situation = {
  name: 'over the new year in India',
  at: '2026-12-31T18:29:30Z',
  zone: kiritimati,
  language: german,
}

/** A step of tests as it runs in a situation. */
export function inSituation(step: Step, { name, at, zone, language }: Situation): Step {
  return {
    ...step,
    name: `${step.name}, ${name}`,
    under: ['faketime', '-f', `@${localTime(at, zone)}`],
    // Timers keep the machine's own pace.
    env: { ...step.env, TZ: zone, LC_ALL: language, LANG: language, FAKETIME_DONT_FAKE_MONOTONIC: '1' },
  }
}

/** '2026-11-25 18:29:30' of a zone, which is how faketime reads a moment. */
function localTime(at: string, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
    new Date(at),
  )
}
