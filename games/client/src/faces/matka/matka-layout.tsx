import { type ReactNode, useState } from 'react'
import { Board } from '../../drawing/board.tsx'
import { RovingField } from '../../drawing/roving.tsx'
import { Spot, SpotText } from '../../drawing/spot.tsx'
import { shortTimes } from '../../drawing/table-result.ts'
import type { FaceProps } from '../face.ts'
import { type DrawName, digits, pattisOf, pricesOf } from './draws.ts'
import { isPattiOf, type Page, paiseOn } from './pages.ts'
import { matkaTexts, spotName } from './texts.ts'
import './matka-layout.css'

type LayoutProps = {
  page: Page
  table: FaceProps
  /** Spots that win at what is drawn, whether they were bet on or not. */
  drawn: ReadonlySet<string>
}

/** The spots of a page. */
export function MatkaLayout(props: LayoutProps) {
  const { page } = props
  if (page === 'jodi') return <Jodis {...props} />
  const draw = page.startsWith('close') ? 'close' : 'open'
  return page.endsWith('patti') ? <Pattis {...props} draw={draw} /> : <Anks {...props} draw={draw} />
}

type OneProps = LayoutProps & { on: string; times: number; className: string; children: ReactNode }

function MatkaSpot({ on, times, className, children, table, drawn }: OneProps) {
  const { variant, language } = table
  const name = spotName(on, variant, language)
  const isDrawn = drawn.has(on)
  return (
    <Spot
      on={on}
      name={isDrawn ? matkaTexts[language].drawn(name) : name}
      pays={times}
      className={`matka-spot ${className}${isDrawn ? ' matka-drawn' : ''}`}
    >
      {children}
    </Spot>
  )
}

function nameOf({ page, table: { variant, language } }: LayoutProps): string {
  return matkaTexts[language].layout(spotName(page, variant, language))
}

function Anks({ draw, ...props }: LayoutProps & { draw: DrawName }) {
  const { variant, language } = props.table
  const prices = pricesOf(variant)
  return (
    <Board table={props.table} name={nameOf(props)} className="matka-board matka-anks">
      {digits.map((digit) => (
        <MatkaSpot key={digit} {...props} on={`${draw}-ank-${digit}`} times={prices.ank} className="matka-ank">
          <SpotText word={digit} pays={prices.ank} />
        </MatkaSpot>
      ))}
      {(['odd', 'even'] as const).map((side) => (
        <MatkaSpot key={side} {...props} on={`${draw}-${side}`} times={prices.parity} className={`matka-${side}`}>
          <SpotText word={matkaTexts[language][side]} pays={prices.parity} />
        </MatkaSpot>
      ))}
    </Board>
  )
}

function Pattis({ draw, ...props }: LayoutProps & { draw: DrawName }) {
  const { variant, language, chips } = props.table
  const t = matkaTexts[language]
  const isHeld = (digit: number) => paiseOn(chips.on, (on) => isPattiOf(on, draw, digit)) > 0
  const isDrawn = (digit: number) => props.drawn.has(`${draw}-ank-${digit}`)
  const [ank, setAnk] = useState(digits.find(isHeld) ?? digits.find(isDrawn) ?? 0)
  const prices = pricesOf(variant)
  const { single, double, triple } = pattisOf(ank)
  const spots = (kind: 'single' | 'double' | 'triple', pattis: readonly string[]) =>
    pattis.map((patti) => (
      <MatkaSpot
        key={patti}
        {...props}
        on={`${draw}-patti-${patti}`}
        times={prices[kind]}
        className={`matka-patti matka-${kind}`}
      >
        {patti}
      </MatkaSpot>
    ))
  return (
    <div className="matka-board">
      <RovingField name={t.families} className="matka-families">
        {digits.map((digit) => (
          <button
            key={digit}
            type="button"
            className="matka-family"
            aria-pressed={digit === ank}
            aria-label={isDrawn(digit) ? t.drawn(t.family(digit)) : t.family(digit)}
            data-held={isHeld(digit) || undefined}
            data-drawn={isDrawn(digit) || undefined}
            onClick={() => setAnk(digit)}
          >
            {digit}
          </button>
        ))}
      </RovingField>
      <Board table={props.table} name={nameOf(props)} className="matka-pattis">
        <Price name={t.single} times={prices.single} note={t.anyOrder} />
        <div className="matka-row matka-row-six">{spots('single', single)}</div>
        <div className="matka-prices">
          <Price name={t.double} times={prices.double} />
          <Price name={t.triple} times={prices.triple} />
        </div>
        <div className="matka-row matka-row-five">
          {spots('double', double)}
          {spots('triple', triple)}
        </div>
      </Board>
    </div>
  )
}

function Jodis(props: LayoutProps) {
  const { variant, language } = props.table
  const { jodi } = pricesOf(variant)
  return (
    <div className="matka-board">
      <Price name={matkaTexts[language].jodi} times={jodi} />
      <Board table={props.table} name={nameOf(props)} className="matka-jodis">
        {digits.flatMap((open) =>
          digits.map((close) => (
            <MatkaSpot
              key={`${open}${close}`}
              {...props}
              on={`jodi-${open}${close}`}
              times={jodi}
              className="matka-jodi"
            >
              {`${open}${close}`}
            </MatkaSpot>
          )),
        )}
      </Board>
    </div>
  )
}

function Price({ name, times, note }: { name: string; times: number; note?: string }) {
  return (
    <p className="matka-price">
      {name} <b>{shortTimes(times)}</b>
      {note === undefined ? null : <span> · {note}</span>}
    </p>
  )
}
