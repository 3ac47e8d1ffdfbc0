import { Suspense } from 'react'
import { Strip } from '../../drawing/strip.tsx'
import { type Face, moodNamed } from '../../faces/face.ts'
import { sharedTexts } from '../../i18n/shared-texts.ts'
import type { Language } from '../../i18n/texts.ts'
import { rupees } from '../../money/amounts.ts'
import { loaded } from '../../panels/panels.tsx'
import { RoundResult, spokenText } from '../../shell/history-lines.tsx'
import { SharedFrame } from '../shared-frame.tsx'
import { SharedGameProvider, useStage } from '../shared-store.tsx'
import type { StageState } from '../stage-store.ts'
import { LiveBar } from './live-bar.tsx'
import { LiveClock } from './live-clock.tsx'
import { pastDeal } from './live-round.ts'
import { liveTexts } from './live-texts.ts'
import { type LiveTable as Table, useLiveTable } from './use-live-table.ts'

/** Who else plays may come a moment later than the table. */
const PlayersList = loaded(async () => (await import('../players-list.tsx')).PlayersList)

/** The whole of a live table: its face's stage, dealt to by the shared rounds. */
export function LiveTable() {
  return (
    <SharedGameProvider>
      <OpenTable />
    </SharedGameProvider>
  )
}

function OpenTable() {
  const table = useLiveTable()
  const now = useStage((stage) => stage.now)
  const said = useStage((stage) => (table === null ? '' : saidOf(stage, table)))
  if (table === null) return null
  const { face, family, props } = table
  const { Stage } = face
  const { language, variant } = props
  const t = liveTexts[language]
  const mood = moodNamed(props.theme) ?? (typeof face.mood === 'string' ? face.mood : face.mood(variant))
  const nameOf = (result: StageState['history'][number]) => face.chip(pastDeal(result), variant, language).text
  const hasResult = props.round?.payoutPaise != null
  return (
    <SharedFrame
      mood={mood}
      family={family}
      round={now === null ? '' : t.round(now.number)}
      strip={<PastDeals face={face} variant={variant} language={language} />}
      stage={<Stage {...props} />}
      foot={hasResult ? <RoundResult round={props.round} phase={props.phase} /> : <LiveClock table={table} />}
      phase={props.phase}
      side={
        <Suspense fallback={<div className="side bets-waited" />}>
          <PlayersList language={language} words={t} />
        </Suspense>
      }
      bar={<LiveBar table={table} />}
      nameOf={nameOf}
      said={said}
    />
  )
}

/** Deals before this one. */
function PastDeals({ face, variant, language }: { face: Face; variant: string; language: Language }) {
  const history = useStage((stage) => stage.history)
  return (
    <Strip name={sharedTexts[language].history}>
      {history.map((result) => {
        const { text, tone } = face.chip(pastDeal(result), variant, language)
        return (
          <li key={result.round} className={`strip-item strip-${tone}`}>
            {text}
          </li>
        )
      })}
    </Strip>
  )
}

/** What happens at the table, in words: that bets are taken and for how long, that they are closed, the deal, what the player is paid. */
function saidOf(
  { now, link }: Pick<StageState, 'now' | 'link'>,
  { face, props, placedPaise, notPlaced }: Table,
): string {
  const { language, variant, round } = props
  const t = liveTexts[language]
  if (link === 'lost') return t.lost
  if (now === null) return ''
  if (now.phase === 'betting') {
    if (placedPaise > 0) return t.saidPlaced(rupees(placedPaise, language))
    return now.pace === 0 ? t.saidStanding : t.saidOpen(Math.ceil((now.leftMs ?? 0) / 1_000))
  }
  if (round === null || now.state.length === 0)
    return notPlaced === null ? t.saidClosed : `${t.saidClosed} ${notPlaced}.`
  return spokenText(face, round, { variant, theme: props.theme, language })
}
