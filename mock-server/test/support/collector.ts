import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isObject, type Json, listOf, objectAt, parseJson } from '@chaupar/api/document'
import { onTestFinished } from 'vitest'

/** A span as a collector of OpenTelemetry is sent it. */
export type Collected = {
  name: string
  traceId: string
  spanId: string
  parentId: string
  service: string
  attributes: Record<string, unknown>
}

/** A small collector that takes traces as OTLP over HTTP with JSON. */
export async function collector(): Promise<{ url: string; spans: Collected[] }> {
  const spans: Collected[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url === '/v1/traces') spans.push(...spansOf(parseJson(Buffer.concat(chunks).toString())))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans }
}

function spansOf(sent: Json): Collected[] {
  return listOf(objectAt(sent).resourceSpans).flatMap((one) => {
    const service = String(attributesOf(objectAt(one, 'resource').attributes)['service.name'])
    const spans = listOf(objectAt(one).scopeSpans).flatMap((scope) => listOf(objectAt(scope).spans))
    return spans.map((span) => {
      const { name, traceId, spanId, parentSpanId = '', attributes } = objectAt(span)
      return {
        name: String(name),
        traceId: String(traceId),
        spanId: String(spanId),
        parentId: String(parentSpanId),
        service,
        attributes: attributesOf(attributes),
      }
    })
  })
}

function attributesOf(sent: Json | undefined): Record<string, unknown> {
  const pairs = listOf(sent).filter(isObject)
  return Object.fromEntries(pairs.map(({ key, value }) => [String(key), Object.values(objectAt(value))[0]]))
}
