import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { ChoiceBar } from '../ui/choice-bar.tsx'
import { chooseTheme, storedTheme, type Theme } from './theme.ts'

/** Dark or light; kept on this device. */
export function ThemeSwitch() {
  const { t } = useLingui()
  const id = useId()
  const [theme, setTheme] = useState(storedTheme)
  const choose = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <div className="preference">
      <span id={id}>
        <Trans>Theme</Trans>
      </span>
      <ChoiceBar
        labelledBy={id}
        choices={[
          { id: 'dark', label: t`Dark` },
          { id: 'light', label: t`Light` },
        ]}
        chosen={theme}
        onChoose={choose}
      />
    </div>
  )
}
