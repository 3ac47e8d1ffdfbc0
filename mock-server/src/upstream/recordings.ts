import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DomainError } from '../domain/base/errors.ts'
import { makeFolder, writeWhole } from '../world/data-folder.ts'
import { type Recording, RecordingIndex, readRecordingText } from './recording.ts'

const ending = '.json'
/** Bytes: a recorder stops at half of it. Larger files were not written here. */
const largestFile = 32 * 1024 * 1024
const mostRecordings = 1000
/** Names that control.yaml allows; other files of the folder are ignored. */
const namePattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

type Known = { stamp: string; index: RecordingIndex }

/** Recordings that were kept: one file each, or in memory where the server keeps nothing on disk. A file that is put there by hand is found. */
export class Recordings {
  readonly #folder: string | null
  readonly #inMemory = new Map<string, string>()
  readonly #known = new Map<string, Known>()

  constructor(folder: string | null) {
    this.#folder = folder
  }

  /** Those that can be played, by their names. */
  list(): { name: string; recording: Recording }[] {
    return this.#names().flatMap((name) => {
      const read = this.#read(name)
      return typeof read === 'string' ? [] : [{ name, recording: read.recording }]
    })
  }

  /** @throws DomainError `recording_not_found`, `recording_unreadable` */
  load(name: string): RecordingIndex {
    if (!this.#names().includes(name)) throw new DomainError('recording_not_found', { recording: name })
    const read = this.#read(name)
    if (typeof read === 'string') throw new DomainError('recording_unreadable', { recording: name, why: read })
    return read
  }

  /** The name of a playable recording; without a name that of the newest. @throws DomainError as `load` does */
  named(name: string | null): string {
    const newest = name ?? this.list().sort((one, other) => laterFirst(one.recording, other.recording))[0]?.name
    if (newest === undefined) throw new DomainError('recording_not_found')
    this.load(newest)
    return newest
  }

  /** Keeps a recording; none is written over. @throws DomainError `recording_exists`, `recordings_full` */
  save(name: string, recording: Recording): void {
    const names = this.#names()
    if (names.includes(name)) throw new DomainError('recording_exists', { recording: name })
    if (names.length >= mostRecordings) throw new DomainError('recordings_full', { most: mostRecordings })
    const text = JSON.stringify(recording, null, 1)
    if (this.#folder === null) this.#inMemory.set(name, text)
    else {
      makeFolder(this.#folder)
      writeWhole(this.#path(this.#folder, name), text)
    }
  }

  /** @throws DomainError `recording_not_found` */
  delete(name: string): void {
    if (!this.#names().includes(name)) throw new DomainError('recording_not_found', { recording: name })
    this.#known.delete(name)
    this.#inMemory.delete(name)
    if (this.#folder !== null) rmSync(this.#path(this.#folder, name))
  }

  #names(): string[] {
    if (this.#folder === null) return [...this.#inMemory.keys()].sort()
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length))
      .filter((name) => namePattern.test(name))
      .sort()
  }

  /** The recording, read again when its file has changed; or why it cannot be read. */
  #read(name: string): RecordingIndex | string {
    const stamp = this.#stamp(name)
    if (typeof stamp === 'number') return `its file is larger than ${largestFile / 1024 / 1024} MB`
    const known = this.#known.get(name)
    if (known?.stamp === stamp) return known.index
    const text = this.#folder === null ? this.#inMemory.get(name) : readFileSync(this.#path(this.#folder, name), 'utf8')
    const recording = readRecordingText(text ?? '')
    if (typeof recording === 'string') return recording
    const index = new RecordingIndex(recording)
    this.#known.set(name, { stamp, index })
    return index
  }

  /** A value that changes with the file; the size alone for a file that is too large. */
  #stamp(name: string): string | number {
    if (this.#folder === null) return ''
    const { size, mtimeMs } = statSync(this.#path(this.#folder, name))
    return size > largestFile ? size : `${size} ${mtimeMs}`
  }

  #path(folder: string, name: string): string {
    return join(folder, `${name}${ending}`)
  }
}

function laterFirst(one: Recording, other: Recording): number {
  return Date.parse(other.recordedAt) - Date.parse(one.recordedAt)
}
