import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Segmented } from '../ui/forms/segmented.tsx'
import { chooseTheme, storedThemeChoice, type ThemeChoice } from './theme.ts'

/** Dark, light or as the device has it; kept on this device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(storedThemeChoice)
  const choose = (next: ThemeChoice) => {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <div className="preference">
      <Segmented
        label={<Trans>Theme</Trans>}
        options={[
          { value: 'system', label: <Trans>System</Trans> },
          { value: 'dark', label: <Trans>Dark</Trans> },
          { value: 'light', label: <Trans>Light</Trans> },
        ]}
        value={theme}
        onChange={choose}
      />
    </div>
  )
}
