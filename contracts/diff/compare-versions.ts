/** Everything that has changed between two versions, and whether it may. */
import { Changes, type Kind } from './change.ts'
import { compareCalls } from './compare-calls.ts'
import { compareEvents } from './compare-events.ts'
import { type Documents, objectOf } from './documents.ts'
import type { Source } from './sources.ts'

/** Compares the documents of two versions. @throws when one is a file and the other is not */
export function compareVersions(old: Source, now: Source): Changes {
  if (old.paths.length !== now.paths.length)
    throw new Error(`${old.name} and ${now.name} have to be two files, or two versions of the whole project.`)
  const changes = new Changes()
  for (const path of old.paths) compareDocument(old.documents, now.documents, path, changes)
  return changes
}

function compareDocument(old: Documents, now: Documents, path: string, changes: Changes): void {
  const [was, is] = [old.at(path), now.at(path)]
  const add = (kind: Kind, words: string) =>
    changes.add({ document: path, at: 'the document' }, words, { user: null, document: path, sender: null, kind })
  if (was === null && is === null) return
  if (was === null) add('safe', 'a new document')
  else if (is === null) add('breaking', 'the document is gone')
  else if (was.asyncapi === undefined) compareCalls(old, now, path, changes)
  else compareEvents(old, now, path, changes)
}

/**
 * Documents with breaking changes that their own version does not announce: by a higher first number, or a higher second one
 * while the first is 0.
 */
export function unannounced(changes: Changes, old: Source, now: Source): string[] {
  const announces = new Set(now.paths.filter((path) => isHigher(versionOf(old, path), versionOf(now, path))))
  const uses = changes.all.flatMap((change) => change.uses)
  const broken = new Set(uses.flatMap(({ kind, document }) => (kind === 'breaking' ? [document] : [])))
  return [...broken].filter((document) => !announces.has(document))
}

function versionOf({ documents }: Source, path: string): readonly number[] {
  return String(objectOf(documents.at(path)?.info).version ?? '')
    .split('.')
    .map(Number)
}

function isHigher([major = 0, minor = 0]: readonly number[], [newMajor = 0, newMinor = 0]: readonly number[]): boolean {
  return newMajor > major || (newMajor === 0 && major === 0 && newMinor > minor)
}
