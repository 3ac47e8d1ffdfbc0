const longestName = 60

/** What a field for the name of a world takes: it becomes a part of a host name. */
export const worldNameRules = {
  maxLength: longestName,
  pattern: '[a-z0-9]([a-z0-9\\-]*[a-z0-9])?',
  title: 'Small letters, digits and hyphens',
}

/** An unused name: the preferred one, or it with the next free number as suffix: `default-2`. */
export function freeName(preferred: string, taken: readonly string[]): string {
  if (!taken.includes(preferred)) return preferred
  const [, stem = preferred, number = '1'] = /^(.+)-(\d{1,3})$/.exec(preferred) ?? []
  let next = Number(number) + 1
  while (taken.includes(numbered(stem, next))) next += 1
  return numbered(stem, next)
}

function numbered(stem: string, number: number): string {
  const end = `-${number}`
  return `${stem.slice(0, longestName - end.length)}${end}`
}
