/** Reads the contract documents from the repository's own files. Node alone: browsers are given them by the mock. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { isObject, type JsonObject } from './document.ts'

/**
 * The documents: the API with the payloads of the socket, the socket's channel, the mock's control surface, the games' server
 * with the payloads of its socket, and that socket's channel.
 */
const files = {
  api: '../../openapi.yaml',
  realtime: '../asyncapi.yaml',
  control: '../control.yaml',
  rgs: '../rgs.yaml',
  gamesRealtime: '../games-asyncapi.yaml',
} as const

export type DocumentName = keyof typeof files

const read = new Map<DocumentName, JsonObject>()

/** A document, parsed once for the process. The result is shared and read-only. */
export function readDocument(name: DocumentName): JsonObject {
  const known = read.get(name)
  if (known !== undefined) return known
  const file = join(import.meta.dirname, files[name])
  const parsed = load(readFileSync(file, 'utf8'))
  if (!isObject(parsed)) throw new Error(`${file} holds no object`)
  read.set(name, parsed)
  return parsed
}
