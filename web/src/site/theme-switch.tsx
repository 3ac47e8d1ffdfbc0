import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Theme } from '../lib/theme.ts'
import { Segmented } from '../ui/forms/segmented.tsx'
import { chooseTheme, storedTheme } from './theme.ts'

/** Dark or light; kept on this device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(storedTheme)
  const choose = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return (
    <div className="preference">
      <Segmented
        label={<Trans>Theme</Trans>}
        options={[
          { value: 'dark', label: <Trans>Dark</Trans> },
          { value: 'light', label: <Trans>Light</Trans> },
        ]}
        value={theme}
        onChange={choose}
      />
    </div>
  )
}
