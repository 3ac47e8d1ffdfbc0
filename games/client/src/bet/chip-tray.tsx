import type { ReactNode } from 'react'
import { Chip } from '../drawing/chip.tsx'
import { Icon } from '../drawing/icon.tsx'
import { RovingField } from '../drawing/roving.tsx'
import { sharedTexts } from '../i18n/shared-texts.ts'
import type { Language } from '../i18n/texts.ts'
import { shortRupees } from '../money/amounts.ts'
import { useBet, useRounds } from '../shell/game-store.tsx'
import { quickLevels, stakeLimits } from './stake.ts'
import './chip-tray.css'

interface ChipTrayProps {
  language: Language
  canChoose: boolean
  /** Further tools, `button` of the class tool. */
  children?: ReactNode
}

/** For tables, in place of the stake: the chip in hand, and the ways to change what lies on the table. */
export function ChipTray({ language, canChoose, children }: ChipTrayProps) {
  const t = sharedTexts[language]
  const config = useRounds((rounds) => rounds.config)
  const { placed, lastPlaced, chipPaise, holdChip, undo, clear, repeat, double } = useBet((draft) => draft)
  if (config === null) return null
  const isEmpty = placed.length === 0
  const tools = [
    { name: 'undo', text: t.undo, may: !isEmpty, act: undo },
    { name: 'clear', text: t.clear, may: !isEmpty, act: clear },
    { name: 'repeat', text: t.repeat, may: isEmpty && lastPlaced.length > 0, act: repeat },
    { name: 'double', text: t.double, may: !isEmpty, act: double },
  ] as const
  return (
    <>
      <RovingField name={t.chips} className="rack">
        {quickLevels(stakeLimits(config)).map((level) => (
          <button
            key={level}
            type="button"
            className="rack-chip"
            aria-pressed={chipPaise === level}
            onClick={() => holdChip(level)}
          >
            <span className="only-spoken">{t.chip(shortRupees(level, language))}</span>
            <Chip paise={level} />
          </button>
        ))}
      </RovingField>
      <div className="tools">
        {tools.map(({ name, text, may, act }) => (
          <button key={name} type="button" className="tool" disabled={!canChoose || !may} onClick={act}>
            <Icon name={name} />
            <span>{text}</span>
          </button>
        ))}
        {children}
      </div>
    </>
  )
}
