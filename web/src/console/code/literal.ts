/** An expression in the place of a text, such as `seededPlayer.password`; undefined: the text itself. */
export type InPlaceOf = (text: string) => string | undefined

/**
 * A value of JSON as TypeScript writes it. Whatever a text holds, it stays one string on one line: quotes, control characters, marks that
 * turn the direction of writing and halves of characters are escaped, and `</script>` cannot end a page that shows the code.
 */
export function literal(value: unknown, inPlaceOf: InPlaceOf = () => undefined): string {
  if (typeof value === 'string') return inPlaceOf(value) ?? quotedText(value)
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, inPlaceOf)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  if (fields.length === 0) return '{}'
  return `{ ${fields.map(([name, one]) => `${key(name)}: ${literal(one, inPlaceOf)}`).join(', ')} }`
}

/** A text for a comment: on one line. */
export function onOneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
}

function quotedText(text: string): string {
  const escaped = text
    .replace(/[\\']/g, '\\$&')
    .replaceAll('</', '<\\/')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`)
  return `'${escaped}'`
}

/** As a plain field `__proto__` would set the prototype. */
function key(name: string): string {
  if (name === '__proto__') return "['__proto__']"
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quotedText(name)
}
