/** The style of the world's texts for players: as they are, as long as they may be, or with characters that break careless pages. */
export type TextStyle = (typeof textStyles)[number]
export const textStyles = ['plain', 'long', 'hostile'] as const

const filler = ' Srirangapatnapurushottamapuram'
/** Markup, quotes, a right-to-left override, a zero-width space, a format string, SQL; ahead of the text itself. */
const hostilePart = `<img src=x onerror=alert(1)>"'&\u202E\u200B%s\${7*7}';DROP TABLE bets;-- `

/** A text in the world's style, at most `longest` UTF-16 units, never cut within a character. */
export function styled(style: TextStyle, text: string, longest: number): string {
  if (style === 'plain') return text
  if (style === 'hostile') return cut(`${hostilePart}${text}`, longest)
  return cut(text + filler.repeat(Math.ceil(longest / filler.length)), longest)
}

function cut(text: string, longest: number): string {
  const end = text.slice(0, longest)
  return end.isWellFormed() ? end : end.slice(0, -1)
}
