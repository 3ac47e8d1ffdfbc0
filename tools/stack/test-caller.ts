/** A caller of a server in a test: its paths go out as they stand, and its connections end with the test. */
import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { onTestFinished } from 'vitest'

type Answered = { status: number; text: string; raw: string[]; headers: IncomingMessage['headers'] }
type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer }

export class Caller {
  readonly #port: number
  constructor(port: number) {
    this.#port = port
  }

  begin(path: string, { method = 'GET', headers = {} }: Asked = {}): ClientRequest {
    const begun = request({ port: this.#port, host: '127.0.0.1', path, method, headers, agent: false })
    // Who is refused while he is still sending is cut off.
    begun.on('error', () => undefined)
    onTestFinished(() => void begun.destroy())
    return begun
  }

  async ask(path: string, asked: Asked = {}): Promise<Answered> {
    const begun = this.begin(path, asked)
    begun.end(asked.body)
    return answerOf(begun)
  }
}

/** The response of a request that was begun, read to its end. */
export async function answerOf(begun: ClientRequest): Promise<Answered> {
  const [answer]: IncomingMessage[] = await once(begun, 'response')
  if (answer === undefined) throw new Error('no answer')
  const text = Buffer.concat(await answer.toArray()).toString()
  return { status: answer.statusCode ?? 0, text, raw: answer.rawHeaders, headers: answer.headers }
}
