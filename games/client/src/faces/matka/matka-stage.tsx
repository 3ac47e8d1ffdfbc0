import type { MatkaEvent } from '@chaupar/games/rules/instant/matka'
import { useState } from 'react'
import { RovingField } from '../../drawing/roving.tsx'
import { roundOnTable, wonSpots } from '../../drawing/table-round.ts'
import { useShownOneByOne } from '../../drawing/use-shown-one-by-one.ts'
import { shortRupees } from '../../money/amounts.ts'
import type { FaceProps } from '../face.ts'
import { digitsDrawn, drawnSpots, drawsOf } from './draws.ts'
import { MatkaLayout } from './matka-layout.tsx'
import { MatkaShow } from './matka-show.tsx'
import { type Page, pageOf, pagesOf, paiseOn } from './pages.ts'
import { matkaTexts, spotName, wordsOf } from './texts.ts'
import './matka.css'

/** From digit to digit of a patti. */
export const digitMs = 480

/** The pot and what is drawn from it, the kinds of bets, and the spots of one kind. */
export function MatkaStage(props: FaceProps<MatkaEvent>) {
  const { variant, language, phase, isStill } = props
  const pages = pagesOf(variant)
  const [chosen, setChosen] = useState<Page>('open-ank')
  const page = pages.includes(chosen) ? chosen : 'open-ank'
  const shownRound = roundOnTable(props)
  const isDrawing = phase === 'showing' && !isStill && shownRound?.events.at(-1)?.type === 'patti'
  const shown = useShownOneByOne(`${shownRound?.id} ${shownRound?.events.length}`, digitsDrawn, digitMs, isDrawing)
  const draws = drawsOf(shownRound, variant, shown)
  const won = wonSpots(shownRound)
  return (
    <div className="table matka" data-draws={draws.length} data-page={page}>
      <div className="table-show matka-show">
        <MatkaShow draws={draws} isCards={variant === 'card'} language={language} />
      </div>
      <RovingField name={matkaTexts[language].pages} className="matka-pages">
        {pages.map((one) => (
          <PageButton
            key={one}
            page={one}
            table={props}
            isChosen={one === page}
            isWon={[...won].some((on) => pageOf(on) === one)}
            onChoose={() => setChosen(one)}
          />
        ))}
      </RovingField>
      <MatkaLayout key={page} page={page} table={props} drawn={drawnSpots(draws)} />
    </div>
  )
}

type PageButtonProps = {
  page: Page
  table: FaceProps
  isChosen: boolean
  isWon: boolean
  onChoose: () => void
}

function PageButton({ page, table: { variant, language, chips }, isChosen, isWon, onChoose }: PageButtonProps) {
  const t = matkaTexts[language]
  const name = spotName(page, variant, language)
  const paise = paiseOn(chips.on, (on) => pageOf(on) === page)
  const amount = paise === 0 ? '' : shortRupees(paise, language)
  const held = amount === '' ? name : t.holds(name, amount)
  return (
    <button
      type="button"
      className="matka-page"
      aria-pressed={isChosen}
      aria-label={isWon ? t.won(held) : held}
      data-won={isWon || undefined}
      onClick={onChoose}
    >
      <span>{wordsOf(page, variant, language).join(' ')}</span>
      {amount === '' ? null : <span className="matka-page-held">{amount}</span>}
    </button>
  )
}
