const longestName = 60

/** What a field for the name of a world takes: it becomes a part of a host name. */
export const worldNameRules = {
  maxLength: longestName,
  pattern: '[a-z0-9]([a-z0-9\\-]*[a-z0-9])?',
  title: 'Small letters, digits and hyphens',
}

/** A name that nobody has yet: the wished one, or it with the next number behind it that is free: `default-2`. */
export function freeName(wished: string, taken: readonly string[]): string {
  if (!taken.includes(wished)) return wished
  const [, stem = wished, number = '1'] = /^(.+)-(\d{1,3})$/.exec(wished) ?? []
  let next = Number(number) + 1
  while (taken.includes(numbered(stem, next))) next += 1
  return numbered(stem, next)
}

function numbered(stem: string, number: number): string {
  const end = `-${number}`
  return `${stem.slice(0, longestName - end.length)}${end}`
}
