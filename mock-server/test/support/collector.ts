import { isObject, type Json, listOf, objectAt, parseJson } from '@chaupar/api/document'
import { realBackend } from './real-backend.ts'

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
  const { url } = await realBackend((call) => {
    if (call.url === '/v1/traces') spans.push(...spansOf(parseJson(call.body.toString())))
    return { body: {} }
  })
  return { url, spans }
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
