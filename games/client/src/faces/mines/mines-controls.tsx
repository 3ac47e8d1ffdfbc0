import { Slider } from '../../bet/choices.tsx'
import type { FaceProps } from '../face.ts'
import { minesOf, sideOf } from './field.ts'
import { minesTexts } from './texts.ts'

/** How many mines are laid. */
export function MinesControls({ variant, language, bet, choose, canChoose }: FaceProps) {
  const mines = minesOf(bet)
  return (
    <Slider
      name={minesTexts[language].mines}
      disabled={!canChoose}
      value={mines}
      least={1}
      most={sideOf(variant) ** 2 - 1}
      text={String(mines)}
      isWide
      onChange={(count) => choose({ mines: count })}
    />
  )
}
