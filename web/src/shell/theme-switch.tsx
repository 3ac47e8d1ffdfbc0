import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { currentTheme, setTheme } from './theme.ts'

/** Dark or light; kept on this device. */
export function ThemeSwitch() {
  const [light, setLight] = useState(() => currentTheme() === 'light')
  return (
    <button
      type="button"
      role="switch"
      aria-checked={light}
      className="nav-link justify-between"
      onClick={() => {
        setTheme(light ? 'dark' : 'light')
        setLight(!light)
      }}
    >
      <Trans>Light theme</Trans>
      <span className="switch" aria-hidden="true" />
    </button>
  )
}
