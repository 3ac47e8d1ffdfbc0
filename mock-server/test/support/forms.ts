import type { Part } from '@chaupar/api/fuzz/hostile-call'
import type { App } from '../../src/app.ts'
import type { Answer } from './answers.ts'

const boundary = 'chaupar-boundary'

/** A multipart body as browsers send it. */
function formBody(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
        `${type === undefined ? '' : `content-type: ${type}\r\n`}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
}

/** Sends a form. */
export async function sendForm<D>(
  { app }: Pick<App, 'app'>,
  url: string,
  parts: readonly Part[] | Buffer,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; json: Answer<D> }> {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token === undefined ? {} : { authorization: token }),
      ...headers,
    },
    payload: Buffer.isBuffer(parts) ? parts : formBody(parts),
  })
  return { status: answer.statusCode, json: answer.json() }
}
