import { Buffer } from 'node:buffer'

/** A form with files, as openapi.yaml has them: one JSON part `data`, and the files by their names. */
export interface Form {
  readonly data: object
  readonly files: Readonly<Record<string, File>>
}

/** The example's own; what a client writes there is its business, and Pact compares the parts. */
export const boundary = 'chaupar-pact-form'

/** The bytes of a form as a client sends them. */
export async function bytesOf({ data, files }: Form): Promise<Buffer> {
  const json = new File([JSON.stringify(data)], 'blob', { type: 'application/json' })
  const parts = await Promise.all(Object.entries({ data: json, ...files }).map(([name, file]) => partOf(name, file)))
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}

async function partOf(name: string, file: File): Promise<Buffer> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${file.name}"\r\nContent-Type: ${file.type}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(await file.arrayBuffer()), Buffer.from('\r\n')])
}
