import { providers } from '@chaupar/games/catalogue/provider-index'
import { Trans, useLingui } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../../ui/basics/button.tsx'
import { ProviderSign } from '../providers/provider-sign.tsx'
import { useOptimisticChoice } from './listing-choice.ts'
import './provider-filter.css'

export type ProviderFilterProps = {
  /** Provider code -> how many games it has in the chosen category; a code that is missing is not offered. */
  counts: ReadonlyMap<string, number>
  chosen: readonly string[]
  onChoose: (codes: readonly string[]) => void
}

/** The providers to choose from: a column of boxes on large screens, folded under a button on the phone. */
export function ProviderFilter({ counts, chosen, onChoose }: ProviderFilterProps) {
  const { t } = useLingui()
  const [unfolded, setUnfolded] = useState(false)
  const id = useId()
  const [shown, setShown] = useOptimisticChoice(chosen)
  const choose = (codes: readonly string[]) => {
    setShown(codes)
    onChoose(codes)
  }
  const offered = providers.filter(({ code }) => counts.has(code))
  return (
    <div className="provider-filter">
      <Button
        className="provider-filter-fold"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!unfolded)}
      >
        <SlidersHorizontal size={17} aria-hidden="true" />
        {shown.length === 0 ? t`Providers` : t`Providers (${shown.length})`}
      </Button>
      <fieldset id={id} data-unfolded={unfolded || undefined}>
        <legend>
          <Trans>Providers</Trans>
        </legend>
        {offered.map(({ code, name }) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={shown.includes(code)}
              onChange={(event) =>
                choose(event.target.checked ? [...shown, code] : shown.filter((other) => other !== code))
              }
            />
            <ProviderSign code={code} />
            <span>{name}</span> <span className="provider-filter-count">{counts.get(code) ?? 0}</span>
          </label>
        ))}
        {shown.length > 0 ? (
          <Button variant="quiet" onClick={() => choose([])}>
            <Trans>All providers</Trans>
          </Button>
        ) : null}
      </fieldset>
    </div>
  )
}
