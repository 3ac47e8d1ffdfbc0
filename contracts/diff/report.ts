import { type Change, type Changes, type Kind, kinds } from './change.ts'

const headings: Readonly<Record<Kind, string>> = {
  breaking: 'Breaking: clients or servers that were right before fail',
  safe: 'Safe: who was right before stays right',
  editorial: 'Editorial: words, examples, names of schemas',
}
const whose = { client: 'sent with', server: 'sent by', none: 'in' }

/** The changes in words: a sum, then each kind with its changes by document. */
export function reportOf(changes: Changes, old: string, now: string): string {
  const counts = kinds.map((kind) => `${changes.of(kind).length} ${kind}`).join(', ')
  const parts = kinds.flatMap((kind) => {
    const found = changes.of(kind)
    return found.length === 0 ? [] : [`\n${headings[kind]}`, ...found.map(lineOf)]
  })
  return [`From ${old} to ${now}: ${counts}.`, ...parts].join('\n')
}

function lineOf({ document, at, words, uses }: Change): string {
  const bySender = Map.groupBy(uses, ({ sender }) => whose[sender ?? 'none'])
  const lists = [...bySender].flatMap(([how, some]) => {
    const users = [...new Set(some.flatMap(({ user }) => user ?? []))]
    return users.length === 0 ? [] : [`${how} ${someOf(users)}`]
  })
  return `  ${document}  ${at}: ${words}${lists.length === 0 ? '' : ` (${lists.join('; ')})`}`
}

function someOf(users: readonly string[]): string {
  return users.length > 4 ? `${users.slice(0, 3).join(', ')} and ${users.length - 3} more` : users.join(', ')
}
