import { InvalidInput } from '../contract/invalid-input.ts'
import { largestFileBytes, mostFiles } from '../domain/base/uploaded-file.ts'

/** A file of a form as it stands in the journal: its first bytes and its length in bytes, not its content. */
export type SentFile = { part: string; name: string; bytes: number; start: string }

const boundary = 'replayed-form-boundary'

/**
 * The files of a recorded call; empty for a call without a form. Checked before anything is allocated for them.
 * @throws InvalidInput for files that no form of this server can have held
 */
export function sentFiles(id: number, files: unknown): SentFile[] {
  if (files === undefined) return []
  if (!Array.isArray(files) || files.length > mostFiles || !files.every(isSentFile)) {
    throw new InvalidInput(`Entry #${id} has files that no form can have`)
  }
  return files
}

function isSentFile(file: unknown): file is SentFile {
  const { part, name, bytes, start } = Object(file)
  const isLength = Number.isInteger(bytes) && bytes >= 0 && bytes <= largestFileBytes
  return typeof part === 'string' && typeof name === 'string' && isLength && /^[\da-f]{0,16}$/.test(start)
}

/** A form with the same fields and files of the same kind and length. */
export function formOf(
  body: unknown,
  files: readonly SentFile[],
): { headers: Record<string, string>; payload: Buffer } {
  const parts: Buffer[] = []
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  for (const [name, value] of fields) {
    if (files.some(({ part }) => part === name)) continue
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${safe(name)}"\r\ncontent-type: application/json\r\n\r\n`
    parts.push(Buffer.from(`${head}${JSON.stringify(value)}\r\n`))
  }
  for (const { part, name, bytes, start } of files) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${safe(part)}"; filename="${safe(name)}"\r\n`
    const content = Buffer.alloc(bytes)
    Buffer.from(start, 'hex').copy(content)
    parts.push(Buffer.from(`${head}content-type: application/octet-stream\r\n\r\n`), content, Buffer.from('\r\n'))
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

/** A name that cannot end its header. */
function safe(name: string): string {
  return name.replaceAll(/["\r\n]/g, '_')
}
