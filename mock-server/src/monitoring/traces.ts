import { setTimeout as wait } from 'node:timers/promises'
import {
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Traced } from '../domain/base/context.ts'
import { DomainError } from '../domain/base/errors.ts'
import type { WorldRegistry } from '../world/registry.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a call that came as far as its handler. */
    span: Span | null
  }
}

/** An end of the server does not wait longer for a collector that is away. */
const longestFlushMs = 1000

const tracer = trace.getTracer('chaupar')

/**
 * Sends a trace of each call to a collector, with the caller's own trace above it: the call, its rule, the ledger's entries, the
 * wait for the disk, the messages to sockets. The libraries read the standard environment variables themselves. Spans wait in a
 * queue of theirs; when the collector is away the oldest wait, further ones are dropped, and no call is delayed.
 */
export function traceCalls(app: FastifyInstance, registry: WorldRegistry): void {
  reportOnce(app)
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'chaupar-mock-server' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  registry.onWorld((world) => {
    world.traced = inSpan
  })
  app.decorateRequest('span', null)
  app.addHook('preHandler', (request, reply, done) => {
    const span = startCall(request, reply)
    if (span === null) return done()
    request.span = span
    // A read has one span: spans below it would explain nothing and double the cost.
    if (request.method === 'GET') return done()
    context.with(trace.setSpan(context.active(), span), done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    // A call refused before its handler has no span yet.
    const span = request.span ?? startCall(request, reply)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
  app.addHook('onClose', async () => {
    await Promise.race([provider.shutdown().catch(() => undefined), wait(longestFlushMs, undefined, { ref: false })])
    for (const part of [trace, context, propagation, diag]) part.disable()
  })
}

/** The span of a call, from the moment at which its headers were read; null for a request that is no call. */
function startCall({ call, headers, id, method, routeOptions }: FastifyRequest, reply: FastifyReply): Span | null {
  if (call === null) return null
  const attributes = {
    'http.request.method': method,
    // The route's pattern: a path may contain a client's input.
    'http.route': routeOptions.url ?? '',
    'chaupar.request_id': id,
    'chaupar.world': call.world.name,
  }
  const startTime = Date.now() - reply.elapsedTime
  return tracer.startSpan(
    `call ${call.id}`,
    { kind: SpanKind.SERVER, attributes, startTime },
    propagation.extract(ROOT_CONTEXT, headers),
  )
}

/** Runs `effect` in a span below that of its call. What belongs to no call, such as a tick, has no span. */
const inSpan: Traced = (name, effect) => {
  const above = trace.getActiveSpan()?.spanContext()
  // The parent span may have ended: a message is sent after the commit.
  if (above === undefined || (above.traceFlags & TraceFlags.SAMPLED) === 0) return effect()
  const span = tracer.startSpan(name)
  const fail = (error: unknown): void => {
    // A refusal is an outcome; the message of another error may contain a client's input.
    if (error instanceof DomainError) span.setAttribute('chaupar.refusal', error.code)
    else span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  try {
    const made = context.with(trace.setSpan(context.active(), span), effect)
    if (made instanceof Promise) made.then(() => span.end(), fail)
    else span.end()
    return made
  } catch (error) {
    fail(error)
    throw error
  }
}

/** One line of the log for all that the libraries complain of; they may quote settings, which hold secrets. */
function reportOnce(app: FastifyInstance): void {
  let isReported = false
  const error = (): void => {
    if (!isReported) app.log.warn('traces do not reach their collector; they are dropped, and calls go on')
    isReported = true
  }
  const quiet = (): void => undefined
  diag.setLogger({ error, warn: quiet, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.ERROR)
}
