/**
 * Keeps the committed pacts as snapshots of what the consumer tests say. Each test file writes its interactions to a
 * folder of its own, so that files run in parallel; afterwards they take the place of that tag's interactions in
 * contracts/pacts. A pact that had to be changed fails the run once: whoever changed the client commits the new pact.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { operationsOf, readDocument } from '../document.ts'

interface Interaction {
  readonly description: string
}

interface PactFile {
  readonly interactions: readonly Interaction[]
}

const committed = `${import.meta.dirname}/../pacts/`
const fresh = `${import.meta.dirname}/../.tmp/pacts/`

/** The folder that the tests of this tag write to. */
export function freshFolder(tag: string): string {
  return `${fresh}${tag}`
}

/** Empties that folder before the tests of a file. */
export function startPact(tag: string): void {
  rmSync(freshFolder(tag), { recursive: true, force: true })
  mkdirSync(freshFolder(tag), { recursive: true })
}

/** Puts the fresh interactions of a tag into the committed pacts; answers the names of the files that changed. */
export function keepPact(tag: string): string[] {
  mkdirSync(committed, { recursive: true })
  const written = readdirSync(freshFolder(tag))
  const known = readdirSync(committed)
  return [...new Set([...written, ...known])].filter((name) => keepFile(tag, name))
}

function keepFile(tag: string, name: string): boolean {
  const before = read(`${committed}${name}`)
  const now = read(`${freshFolder(tag)}/${name}`)
  const foreign = (before?.interactions ?? []).filter(({ description }) => tagOf(description) !== tag)
  const interactions = [...foreign, ...(now?.interactions ?? [])].sort(byDescription)
  const text = interactions.length === 0 ? '' : `${JSON.stringify({ ...before, ...now, interactions }, null, 2)}\n`
  if (text === readText(`${committed}${name}`)) return false
  replace(`${committed}${name}`, text)
  return true
}

/** In one step, since a verification may read the file at this moment. */
function replace(path: string, text: string): void {
  if (text === '') {
    rmSync(path)
    return
  }
  const draft = `${path}.${process.pid}.draft`
  writeFileSync(draft, text)
  renameSync(draft, path)
}

function read(path: string): PactFile | undefined {
  const text = readText(path)
  return text === '' ? undefined : (JSON.parse(text) as PactFile)
}

function readText(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function byDescription(one: Interaction, other: Interaction): number {
  if (one.description === other.description) return 0
  return one.description < other.description ? -1 : 1
}

const tags = new Map(
  operationsOf(readDocument('openapi.yaml')).map(({ id, node }) => [id, String([node.tags].flat()[0])]),
)

/** A description starts with its operationId; what is none is an event of the socket. */
function tagOf(description: string): string {
  return tags.get(description.split(': ')[0] ?? '') ?? 'realtime'
}
