import { Segments, Slider } from '../../bet/choices.tsx'
import type { FaceProps } from '../face.ts'
import { minesOf, sideOf } from './field.ts'
import { minesTexts } from './texts.ts'

/** Numbers of mines that most players pick, by the side of the field. */
const usual: Readonly<Record<number, readonly number[]>> = { 3: [1, 2, 3, 5], 4: [1, 3, 5, 8], 5: [1, 3, 5, 10] }

/** How many mines are laid: one of the usual numbers, or any by the slider. */
export function MinesControls({ variant, language, bet, choose, canChoose }: FaceProps) {
  const t = minesTexts[language]
  const side = sideOf(variant)
  const mines = minesOf(bet)
  const set = (count: number) => choose({ mines: count })
  return (
    <>
      <Segments
        name={t.mines}
        disabled={!canChoose}
        values={(usual[side] ?? []).map((value) => ({ value, text: String(value) }))}
        chosen={mines}
        onChoose={set}
      />
      <Slider
        name={t.howMany}
        disabled={!canChoose}
        value={mines}
        least={1}
        most={side * side - 1}
        text={String(mines)}
        isWide
        onChange={set}
      />
    </>
  )
}
