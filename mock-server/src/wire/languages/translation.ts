import { hindi } from './hindi.ts'
import type { Language } from './language.ts'

/** A text with parts: its English pattern, and its translation. */
type Template = { pattern: RegExp; names: readonly string[]; translated: string }

/** The pattern of a part, by its name; a part of any other name is a text. */
const number = String.raw`(\d+(?:\.\d+)?)`
const word = String.raw`(\S+)`
const kinds: Readonly<Record<string, string>> = {
  n: number,
  m: number,
  team: word,
  amount: word,
  id: word,
  price: word,
}

const whole = new Map(Object.entries(hindi).filter(([english]) => !english.includes('{')))
const templates = Object.entries(hindi)
  .filter(([english]) => english.includes('{'))
  .map(([english, translated]): Template => {
    // Split by its brackets, the names are at the odd places.
    const pieces = english.split(/\{(\w+)\}/)
    const source = pieces.map((piece, at) => (at % 2 === 0 ? escaped(piece) : (kinds[piece] ?? '(.+)')))
    return {
      pattern: new RegExp(`^${source.join('')}$`, 'su'),
      names: pieces.filter((_piece, at) => at % 2 === 1),
      translated,
    }
  })

/** A server's text in a language. A text that is not in the catalogue stays: a name, or an operator's own words. */
export function translated(language: Language, text: string): string {
  if (language === 'en') return text
  return known(text) ?? text
}

function known(text: string): string | null {
  const exact = whole.get(text)
  if (exact !== undefined) return exact
  for (const { pattern, names, translated: words } of templates) {
    const found = pattern.exec(text)
    if (found === null) continue
    const parts = new Map(names.map((name, at) => [name, partOf(name, found[at + 1] ?? '')]))
    return words.replace(/\{(\w+)\}/g, (_all, name: string) => parts.get(name) ?? '')
  }
  return null
}

function partOf(name: string, text: string): string {
  if (name in kinds) return text
  return (
    known(text) ??
    text
      .split(', ')
      .map((piece) => known(piece) ?? piece)
      .join(', ')
  )
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
