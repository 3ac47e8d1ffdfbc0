import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/basics/button.tsx'
import { familyNames } from '../catalogue/family-names.ts'
import {
  type AttributeOptions,
  anyAttributes,
  type ChosenAttributes,
  type GameAttribute,
  isAny,
} from './game-attributes.ts'
import { useOptimisticChoice } from './listing-choice.ts'
import './attribute-filter.css'

const volatilityNames = { low: msg`Low`, medium: msg`Medium`, high: msg`High` }

const wordsOf: Readonly<Record<string, MessageDescriptor>> = { ...familyNames, ...volatilityNames }

export type AttributeFilterProps = {
  options: AttributeOptions
  chosen: ChosenAttributes
  onChoose: (chosen: ChosenAttributes) => void
}

/** Kind of game, volatility and return, behind a button that says how many are chosen; nothing where no game says any of them. */
export function AttributeFilter({ options, chosen, onChoose }: AttributeFilterProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [shown, setShown] = useOptimisticChoice(chosen)
  const [isOpen, setOpen] = useState(!isAny(chosen))
  const fields: readonly { attribute: GameAttribute; label: string; any: string }[] = [
    { attribute: 'family', label: t`Kind of game`, any: t`Every kind` },
    { attribute: 'volatility', label: t`Volatility`, any: t`Any volatility` },
    { attribute: 'back', label: t`Return to player`, any: t`Any return` },
  ]
  const offered = fields.filter(({ attribute }) => options[attribute].length > 0)
  if (offered.length === 0) return null
  const count = offered.filter(({ attribute }) => shown[attribute] !== '').length
  const choose = (next: ChosenAttributes) => {
    setShown(next)
    onChoose(next)
  }
  const textOf = (attribute: GameAttribute, value: string) => {
    const words = wordsOf[value]
    return attribute === 'back' ? t`${value} % and more` : words ? i18n._(words) : value
  }
  return (
    <div className="attribute-filter">
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <ListFilter size={17} aria-hidden="true" />
        {count === 0 ? t`Filters` : t`Filters (${count})`}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a row in every browser */}
      <div id={id} role="group" aria-label={t`Filters`} hidden={!isOpen}>
        {offered.map(({ attribute, label, any }) => (
          <label key={attribute}>
            <span>{label}</span>
            <select value={shown[attribute]} onChange={({ target }) => choose({ ...shown, [attribute]: target.value })}>
              <option value="">{any}</option>
              {options[attribute].map((option) => (
                <option key={option.value} value={option.value}>
                  {`${textOf(attribute, option.value)} (${option.count})`}
                </option>
              ))}
            </select>
          </label>
        ))}
        {count === 0 ? null : (
          <Button variant="quiet" onClick={() => choose(anyAttributes)}>
            <Trans>Clear filters</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
