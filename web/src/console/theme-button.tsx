import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { readText, writeText } from '../lib/storage.ts'
import { showTheme, type Theme } from '../lib/theme.ts'
import { IconButton } from '../ui/basics/icon-button.tsx'

/** Dark or light: shows what a press leads to. */
export function ThemeButton() {
  const [theme, setTheme] = useState(storedTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  const change = () => {
    chooseTheme(other)
    setTheme(other)
  }
  return (
    <IconButton
      label={`${other === 'light' ? 'Light' : 'Dark'} theme`}
      icon={<Icon size={17} aria-hidden="true" />}
      onClick={change}
    />
  )
}

/** The console's own theme, so that a tester's taste leaves the app's as it is. */
const key = 'consoleTheme'

export function storedTheme(): Theme {
  return readText(key) === 'light' ? 'light' : 'dark'
}

/** Keeps a theme for this browser and shows it. */
function chooseTheme(theme: Theme): void {
  writeText(key, theme)
  showTheme(theme)
}
