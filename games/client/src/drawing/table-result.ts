import type { FaceRound } from '../faces/face.ts'
import { bilingual, type Language } from '../i18n/texts.ts'
import { settledSpots } from './table-round.ts'

const texts = bilingual(
  { pays: (name: string, times: string) => `${name} pays ${times}`, back: (name: string) => `${name} is given back` },
  { pays: (name, times) => `${name} पर ${times}`, back: (name) => `${name} की रकम वापस` },
)

/** What pays, in sentences; '' when nothing does. */
export function saidWins(round: FaceRound, nameOf: (on: string) => string, language: Language): string {
  const t = texts[language]
  const won = [...settledSpots(round)].filter(([, { times }]) => times > 0)
  const said = won.map(([on, { times }]) =>
    times === 100 ? t.back(nameOf(on)) : t.pays(nameOf(on), shortTimes(times)),
  )
  return said.length === 0 ? '' : `${said.join(', ')}.`
}

/** Hundredths as short as they are exact: 200 -> '2×', 650 -> '6.5×'. */
export function shortTimes(hundredths: number): string {
  return `${hundredths / 100}×`
}

/** How the history strip shows a round whose outcome has no colour of its own. */
export function toneOfPayout({ payoutPaise, stakePaise }: FaceRound): 'low' | 'mid' | 'high' {
  const times = (payoutPaise ?? 0) / stakePaise
  return times >= 10 ? 'high' : times > 1 ? 'mid' : 'low'
}
