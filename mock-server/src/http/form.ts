import { parseJson } from '@chaupar/api/document'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Form } from '../calls/call.ts'
import { InvalidInput } from '../contract/invalid-input.ts'
import { largestFileBytes, mostFiles, type UploadedFile } from '../domain/base/uploaded-file.ts'

/** The one part that is no file (spec 3). */
const jsonPart = 'data'

const fieldPart = 'field_'

/** Limits of @fastify/multipart: larger parts are not even read. */
export const formLimits = {
  parts: 8,
  files: mostFiles,
  fields: 8,
  fileSize: largestFileBytes,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
}

/** Reads a multipart body. @throws InvalidInput for an invalid form; the plugin's own errors carry their status */
export function readForm(request: FastifyRequest): Promise<Form> {
  return collect(request).catch((error: unknown) => {
    // The rest is read and dropped: a browser that cannot finish sending would not see the response.
    request.raw.resume()
    throw refusalOf(error)
  })
}

/** Files of the fields that a form describes, by the fields' names: their parts are called `field_` and the name. */
export function describedFiles(files: ReadonlyMap<string, UploadedFile>): ReadonlyMap<string, UploadedFile> {
  const parts = [...files].filter(([part]) => part.startsWith(fieldPart))
  return new Map(parts.map(([part, file]) => [part.slice(fieldPart.length), file]))
}

async function collect(request: FastifyRequest): Promise<Form> {
  const body: Record<string, unknown> = {}
  const files = new Map<string, UploadedFile>()
  for await (const part of request.parts()) {
    const name = part.fieldname
    if (Object.hasOwn(body, name)) throw invalid(name, 'is sent twice')
    if (name === jsonPart) body[name] = await jsonOf(part)
    else if (part.type === 'field') throw invalid(name, 'must be a file')
    else {
      const file = { name: part.filename ?? '', bytes: await part.toBuffer() }
      // Browsers send this for an empty file input.
      if (file.name === '' && file.bytes.length === 0) continue
      body[name] = ''
      files.set(name, file)
    }
  }
  return { body, files }
}

/** The JSON part comes as text, as JSON, or, from a browser's Blob, as a file. */
async function jsonOf(part: MultipartFile | MultipartValue): Promise<unknown> {
  if (part.type === 'file') return parseJson((await part.toBuffer()).toString('utf8'))
  return typeof part.value === 'string' ? parseJson(part.value) : part.value
}

function invalid(name: string, what: string): InvalidInput {
  const field = name.slice(0, 100)
  const message = `${field} ${what}`
  return new InvalidInput(message, [{ field: `body.${field}`, message }])
}

/** The parser's errors about an invalid form are plain ones, without a status. */
function refusalOf(error: unknown): unknown {
  const isKnown = error instanceof InvalidInput || (error instanceof Error && 'statusCode' in error)
  return isKnown ? error : new InvalidInput('The form is not valid')
}
