import { insidePlaces } from '@chaupar/games/rules/tables/roulette-layout'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Board } from '../../drawing/board.tsx'
import { Icon } from '../../drawing/icon.tsx'
import { Spot } from '../../drawing/spot.tsx'
import { shortTimes } from '../../drawing/table-result.ts'
import type { FaceProps } from '../face.ts'
import { timesOf } from './spin.ts'
import { rouletteTexts, spotName } from './texts.ts'
import './touching-bets.css'

type TouchingProps = { number: number; table: FaceProps; onClose: () => void }

/**
 * Every bet that covers a number, to be pressed one by one: what edges and corners of cells are to a mouse. The focus goes into the list,
 * and back to the number when it closes.
 */
export function TouchingBets({ number, table, onClose }: TouchingProps) {
  const { variant, language } = table
  const t = rouletteTexts[language]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('.spot')?.focus()
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onClose])
  // What had the focus has it again, before the list with the focus in it goes.
  useLayoutEffect(() => {
    const [list, opener] = [box.current, document.activeElement]
    return () => {
      if (list?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const places = insidePlaces.filter(({ numbers }) => numbers.includes(number)).map(({ on }) => on)
  const names = variant === 'double-ball' ? [...places, `double-${number}`] : places
  return (
    <div className="touching" ref={box}>
      <p className="touching-head">{t.touching(number)}</p>
      <Board table={table} name={t.touching(number)} className="touching-list">
        {names.map((on) => (
          <Spot
            key={on}
            on={on}
            name={spotName(on, language)}
            pays={timesOf(on, variant)}
            className="touching-bet spot-chip-side"
          >
            <span className="touching-kind">
              {kindOf(on, language)} {shortTimes(timesOf(on, variant))}
            </span>
            {on.split('-').slice(1).join(' ')}
          </Spot>
        ))}
      </Board>
      <button type="button" className="touching-close" aria-label={t.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}

function kindOf(on: string, language: FaceProps['language']): string {
  const t = rouletteTexts[language]
  const [kind] = on.split('-')
  const isKnown =
    kind === 'straight' ||
    kind === 'split' ||
    kind === 'street' ||
    kind === 'corner' ||
    kind === 'line' ||
    kind === 'double'
  return isKnown ? t[kind] : ''
}
