import { useSyncExternalStore } from 'react'
import { ScrollArea } from '../drawing/scroll-area.tsx'
import type { FaceRound } from '../faces/face.ts'
import { chipTimes, rupees } from '../money/amounts.ts'
import { PayTable } from './pay-panel.tsx'
import type { ReelPays } from './reel-family.ts'
import type { Wording } from './sentences.ts'
import { reelTexts } from './texts.ts'

/** The frame of a game is as wide as its stage. */
const wide = '(min-width: 1200px) and (min-height: 481px)'
const mostRows = 8

type SideProps = { load: () => Promise<ReelPays>; wording: Wording; past: readonly FaceRound[] }

/** On both sides of the reels where the stage is wide: what pays, and the last rounds that paid more than their stake. */
export function SidePanels({ load, wording, past }: SideProps) {
  const isWide = useSyncExternalStore(followWidth, () => matchMedia(wide).matches)
  if (!isWide) return null
  const t = reelTexts[wording.language]
  const wins = past.filter(({ payoutPaise, stakePaise }) => payoutPaise !== null && payoutPaise > stakePaise)
  return (
    <>
      <PayTable load={load} wording={wording} />
      <ScrollArea className="reels-side" name={t.lastWins}>
        <h2>{t.lastWins}</h2>
        {wins.length === 0 ? <p>{t.noWins}</p> : null}
        <ol>
          {wins.slice(0, mostRows).map(({ id, payoutPaise, stakePaise }) => (
            <li key={id}>
              <b translate="no">{rupees(payoutPaise ?? 0, wording.language)}</b>
              <span translate="no">{chipTimes(Math.floor(((payoutPaise ?? 0) * 100) / stakePaise))}</span>
            </li>
          ))}
        </ol>
      </ScrollArea>
    </>
  )
}

function followWidth(changed: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
