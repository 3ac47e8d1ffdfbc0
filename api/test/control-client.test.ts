import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ControlError, controlRequest, createControlClient } from '../src/control-client.ts'
import { isObject, objectAt, operationsOf, resolve } from '../src/document.ts'
import { readDocument } from '../src/read-document.ts'

interface Seen {
  readonly line: string
  readonly token: string | undefined
  readonly body: string
}

let server: Server | undefined

afterEach(() => {
  server?.close()
  server = undefined
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

async function listen(status: number, answer: unknown): Promise<{ baseUrl: string; seen: Seen[] }> {
  const seen: Seen[] = []
  server = createServer(async (request, response) => {
    const token = request.headers['x-control-token']
    const body = await bodyOf(request)
    seen.push({ line: `${request.method} ${request.url}`, token: Array.isArray(token) ? token[0] : token, body })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  const running = server
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve))
  const { port } = running.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}/__mock`, seen }
}

test('puts path fields into the path, the rest of a POST into the body', async () => {
  const { baseUrl, seen } = await listen(200, { error: false, message: '', data: null })
  const control = createControlClient({ baseUrl, token: 'secret' })
  await control.movePrice({ world: 'w-1', marketId: 'a/b', selectionId: 'home', side: 'back', price: 3.1 })
  expect(seen).toEqual([
    {
      line: 'POST /__mock/worlds/w-1/markets/a%2Fb/price',
      token: 'secret',
      body: '{"selectionId":"home","side":"back","price":3.1}',
    },
  ])
})

test('a request that makes a world names it in a header too, where a web server in front reads it', async () => {
  const named = controlRequest('createWorld', { name: 'mine', seed: 7 })
  expect(named.headers).toEqual({ 'content-type': 'application/json', 'x-world': 'mine' })
  expect(named.body).toBe('{"name":"mine","seed":7}')
  for (const operation of ['replayJournal', 'openBundle'] as const)
    expect(controlRequest(operation, { name: 'mine' }).headers).toHaveProperty('x-world', 'mine')
  expect(controlRequest('createWorld', { seed: 7 }).headers).not.toHaveProperty('x-world')
  expect(controlRequest('forkWorld', { world: 'mine', name: 'copy' }).headers).not.toHaveProperty('x-world')
})

test('puts the rest of a GET into the query and answers the data', async () => {
  const { baseUrl, seen } = await listen(200, { error: false, message: '', data: [] })
  const codes = await createControlClient({ baseUrl }).listOtps({ world: 'w-1', mobile: '9820041177' })
  expect(codes).toEqual([])
  expect(seen).toEqual([{ line: 'GET /__mock/worlds/w-1/otp?mobile=9820041177', token: undefined, body: '' }])
})

test('throws what the envelope says', async () => {
  const { baseUrl } = await listen(404, { error: true, message: 'Unknown world', code: 'unknown_world' })
  const failure = await createControlClient({ baseUrl })
    .readWorld({ world: 'nowhere' })
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ControlError)
  expect(failure).toMatchObject({ operationId: 'readWorld', status: 404, code: 'unknown_world' })
})

test('no operation uses one name in two places, since the client takes all fields in one object', () => {
  const document = readDocument('control')
  for (const operation of operationsOf(document)) {
    const item = objectAt(document, 'paths', operation.path)
    const parameters = [item.parameters, operation.node.parameters].flatMap((list) => (Array.isArray(list) ? list : []))
    const names = parameters.map((parameter) => String(resolve(document, parameter).name))
    const schema = isObject(operation.node.requestBody)
      ? resolve(document, objectAt(operation.node.requestBody, 'content', 'application/json', 'schema'))
      : {}
    const all = [...names, ...Object.keys(isObject(schema.properties) ? schema.properties : {})]
    expect(new Set(all).size, operation.id).toBe(all.length)
  }
})

test.each(operationsOf(readDocument('control')))(
  '$id documents the failures that any call may meet, 413 and 415 when a body may come',
  ({ method, node }) => {
    const always = ['200', '400', '401', '403', '429']
    expect(Object.keys(objectAt(node, 'responses'))).toEqual(
      expect.arrayContaining(method === 'GET' ? always : [...always, '413', '415']),
    )
  },
)
