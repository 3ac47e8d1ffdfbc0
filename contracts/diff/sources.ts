/** Where the two versions of the documents come from: a commit, a folder, or a file alone. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isObject, type JsonObject } from '@chaupar/api/document'
import { load } from 'js-yaml'
import { root } from '../../tools/processes/run.ts'
import { Documents } from './documents.ts'

/** The documents that clients are built on, by their paths from the root. What they refer to is read with them. */
const paths = ['openapi.yaml', 'api/rgs.yaml', 'api/asyncapi.yaml', 'api/games-asyncapi.yaml']

export interface Source {
  /** As people call it. */
  readonly name: string
  readonly documents: Documents
  /** The documents to compare, by path. */
  readonly paths: readonly string[]
}

/** The files as they are now. */
export function workTree(): Source {
  return fromFolder(root, 'the work tree')
}

/** A version by its name: a file or folder that is there, else a git ref. @throws in words when it is neither */
export function sourceOf(name: string): Source {
  if (existsSync(name)) return statSync(name).isDirectory() ? fromFolder(name, name) : fromFile(name)
  if (git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) === null)
    throw new Error(`${name} is neither a file or folder nor a git ref of this repository.`)
  const read = (path: string) => {
    const text = git('show', `${name}:${path}`)
    return text === null ? null : parsed(text, `${name}:${path}`)
  }
  return withSome({ name, documents: new Documents(read), paths })
}

/** The last tag before the work tree; null in a clone without tags, or in no clone at all. */
export function lastTag(): string | null {
  return git('describe', '--tags', '--abbrev=0')?.trim() ?? null
}

/** Whether there is a commit to read from. */
export function hasCommit(): boolean {
  return git('rev-parse', '--verify', '--quiet', 'HEAD') !== null
}

function fromFolder(folder: string, name: string): Source {
  const read = (path: string) => {
    const file = join(folder, path)
    return existsSync(file) ? parsed(readFileSync(file, 'utf8'), file) : null
  }
  return withSome({ name, documents: new Documents(read), paths })
}

/** One document alone, under the name that the other side's file is given too. */
function fromFile(file: string): Source {
  const only = 'document'
  const read = (path: string) => (path === only ? parsed(readFileSync(file, 'utf8'), file) : null)
  return { name: basename(file), documents: new Documents(read), paths: [only] }
}

function withSome(source: Source): Source {
  if (source.paths.every((path) => source.documents.at(path) === null))
    throw new Error(`${source.name} holds none of ${source.paths.join(', ')}.`)
  return source
}

function parsed(text: string, name: string): JsonObject {
  const read = yamlOf(text, name)
  if (!isObject(read)) throw new Error(`${name} holds no document.`)
  if (read.openapi === undefined && read.asyncapi === undefined)
    throw new Error(`${name} is neither an OpenAPI nor an AsyncAPI document.`)
  return read
}

/** @throws with the name of the file before what is wrong with it */
function yamlOf(text: string, name: string): unknown {
  try {
    return load(text)
  } catch (error) {
    const [words] = String(error instanceof Error ? error.message : error).split('\n')
    throw new Error(`${name} cannot be read: ${words}`)
  }
}

/** What git prints; null when it refuses, or is not there. */
function git(...args: readonly string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 2 ** 20,
    })
  } catch {
    return null
  }
}
