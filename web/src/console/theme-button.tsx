import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/basics/icon-button.tsx'
import { chooseTheme, storedTheme } from './theme.ts'

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
