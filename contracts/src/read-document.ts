/** Reads the contract documents from the repository's own files. Node alone: browsers are given them by the mock. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isObject, type Json, type JsonObject } from './document.ts'

/** The documents: the API with the payloads of the socket, the socket's channel, and the mock's control surface. */
export const documentFiles = {
  api: new URL('../../openapi.yaml', import.meta.url),
  realtime: new URL('../asyncapi.yaml', import.meta.url),
  control: new URL('../control.yaml', import.meta.url),
} as const

export type DocumentName = keyof typeof documentFiles

const read = new Map<DocumentName, JsonObject>()

/** A document, parsed once for the process: it cannot change, and nobody may change what is read. */
export function readDocument(name: DocumentName): JsonObject {
  const known = read.get(name)
  if (known !== undefined) return known
  const parsed: Json = parse(readFileSync(documentFiles[name], 'utf8'), { maxAliasCount: -1 })
  if (!isObject(parsed)) throw new Error(`${documentFiles[name].pathname} holds no object`)
  read.set(name, parsed)
  return parsed
}
