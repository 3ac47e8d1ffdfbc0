import type { FaceRound } from '../faces/face.ts'
import { listAt, numberAt, textAt } from '../faces/fields.ts'
import { bilingual, type Language } from '../i18n/texts.ts'

/** A bet of a table, settled. */
interface SettledBet {
  on: string
  /** What it pays, in hundredths of its stake; 0 = lost, 100 = given back. */
  times: number
}

const texts = bilingual(
  { pays: (name: string, times: string) => `${name} pays ${times}`, back: (name: string) => `${name} is given back` },
  { pays: (name, times) => `${name} पर ${times}`, back: (name) => `${name} की रकम वापस` },
)

/** The bets of a round as its last event settles them; none while that is not told. */
function settledBets(round: FaceRound | null): readonly SettledBet[] {
  const result = round?.events.find(({ type }) => type === 'result')
  if (result === undefined) return []
  return listAt(result, 'bets').map((bet) => ({ on: textAt(bet, 'on'), times: numberAt(bet, 'times') }))
}

/** Names of the spots whose bets pay something. */
export function wonSpots(round: FaceRound | null): ReadonlySet<string> {
  const won = settledBets(round).filter(({ times }) => times > 0)
  return new Set(won.map(({ on }) => on))
}

/** What pays, in sentences; '' when nothing does. */
export function saidWins(round: FaceRound, nameOf: (on: string) => string, language: Language): string {
  const t = texts[language]
  const won = settledBets(round).filter(({ times }) => times > 0)
  const said = won.map(({ on, times }) => (times === 100 ? t.back(nameOf(on)) : t.pays(nameOf(on), shortTimes(times))))
  return said.length === 0 ? '' : `${said.join(', ')}.`
}

/** Hundredths as short as they are exact: 200 -> '2×', 650 -> '6.5×'. */
export function shortTimes(hundredths: number): string {
  return `${hundredths / 100}×`
}

/** How the strip tells a round whose outcome has no colour of its own. */
export function toneOfPayout({ payoutPaise, stakePaise }: FaceRound): 'low' | 'mid' | 'high' {
  const times = (payoutPaise ?? 0) / stakePaise
  return times >= 10 ? 'high' : times > 1 ? 'mid' : 'low'
}
