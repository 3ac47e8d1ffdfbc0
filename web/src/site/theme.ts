import { readText, writeText } from '../lib/storage.ts'
import { showTheme, type Theme } from '../lib/theme.ts'

/** What a player chooses: a theme, or that of the device. */
export type ThemeChoice = Theme | 'system'

const key = 'theme'
const prefersLight = '(prefers-color-scheme: light)'

/** The choice that this device keeps; the device's own theme where there is none. At start public/first-paint.js shows it. */
export function storedThemeChoice(): ThemeChoice {
  const kept = readText(key)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

/** Keeps a choice and shows its theme. */
export function chooseTheme(choice: ThemeChoice): void {
  writeText(key, choice === 'system' ? null : choice)
  showTheme(themeOf(choice))
}

/** Follows a device that changes its theme, in the evening for example; returns how to end that. */
export function followDeviceTheme(): () => void {
  const device = matchMedia(prefersLight)
  const follow = () => showTheme(themeOf(storedThemeChoice()))
  device.addEventListener('change', follow)
  return () => device.removeEventListener('change', follow)
}

function themeOf(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice
  return matchMedia(prefersLight).matches ? 'light' : 'dark'
}
