import { groupBy } from '@chaupar/api/group-by'
import { Trans, useLingui } from '@lingui/react/macro'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import type { CheckableGame } from './checkable-games.ts'

type GameChoiceProps = {
  games: readonly CheckableGame[]
  value: string
  onChange: (id: string) => void
  isMissing: boolean
}

/** One of the games, by their providers. */
export function GameChoice({ games, value, onChange, isMissing }: GameChoiceProps) {
  const { t } = useLingui()
  const byProvider = groupBy(games, ({ provider }) => provider)
  return (
    <SelectField
      label={<Trans>Game</Trans>}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isMissing ? t`Please choose the game` : undefined}
    >
      <option value="">{t`Choose a game`}</option>
      {[...byProvider].map(([provider, held]) => (
        <optgroup key={provider} label={provider}>
          {held.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
