/** A file of a form as the journal tells it: what it is by its first bytes, and how long; not what is in it. */
export type SentFile = { part: string; name: string; bytes: number; start: string }

const boundary = 'replayed-form-boundary'

/** A form with the same fields and files of the same kind and length. */
export function formOf(
  body: unknown,
  files: readonly SentFile[],
): { headers: Record<string, string>; payload: Buffer } {
  const parts: Buffer[] = []
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  for (const [name, value] of fields) {
    if (files.some(({ part }) => part === name)) continue
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: application/json\r\n\r\n`
    parts.push(Buffer.from(`${head}${JSON.stringify(value)}\r\n`))
  }
  for (const { part, name, bytes, start } of files) {
    const safe = name.replaceAll(/["\r\n]/g, '_')
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${safe}"\r\n`
    const content = Buffer.alloc(bytes)
    Buffer.from(start, 'hex').copy(content)
    parts.push(Buffer.from(`${head}content-type: application/octet-stream\r\n\r\n`), content, Buffer.from('\r\n'))
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
