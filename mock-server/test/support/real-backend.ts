import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { App } from '../../src/app.ts'
import { type Config, readConfig } from '../../src/config.ts'
import { startApp } from './server.ts'

/** A call as it reached the backend. */
export type Reached = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer }

export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown }
type Answering = (call: Reached, response: ServerResponse) => Reply | undefined

/** A backend in the test's own format: the received requests, byte for byte, and the answers as they are given. */
export async function realBackend(answering: Answering): Promise<{ url: string; reached: Reached[] }> {
  const reached: Reached[] = []
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method = '', url = '', headers } = request
      const call = { method, url, headers, body }
      reached.push(call)
      const reply = answering(call, response)
      if (reply !== undefined) send(response, reply)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, reached }
}

/** An answer as the contract has it. */
export function success(data: unknown, message = ''): Reply {
  return { body: { error: false, message, data } }
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: Reply): void {
  const isText = typeof body === 'string' || Buffer.isBuffer(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': 'of-the-backend',
    ...headers,
  })
  response.end(isText ? body : JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** A server that stands before a real backend; the names are those of the settings. */
export function startBefore(env: Record<string, string>, overrides: Partial<Config> = {}): Promise<App> {
  return startApp({ upstream: readConfig(env).upstream, ...overrides })
}
