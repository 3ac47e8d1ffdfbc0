/**
 * A process of its own for Pact's verifier, which prints as it likes and may end the process that it runs in. Started with its one
 * argument which pact to verify; whatever it needs, it asks of the relay, and it writes what it found into a file.
 */
import { writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { type Json, listOf, numberAt, objectAt, parseJson } from '@chaupar/api/document'
import { Verifier } from '@pact-foundation/pact'
import { relayPaths } from './pact-run.ts'

const order = objectAt(parseJson(process.argv[2] ?? ''))
const relay = String(order.relay)
const timeout = numberAt(order, 'timeoutMs')

async function ask(path: string, body: string) {
  const answer = await fetch(relay + path, { method: 'POST', body })
  if (!answer.ok) throw new Error('nothing came')
  return answer.json()
}

/** A handler for each name, which asks the relay for it. */
function asking(path: string, names: Json | undefined) {
  return Object.fromEntries(listOf(names).map((name) => [String(name), () => ask(path, String(name))]))
}

for (const part of listOf(order.parts)) {
  const { provider, pact, ids, messages, found } = objectAt(part)
  const verifier = new Verifier({
    provider: String(provider),
    providerBaseUrl: relay + relayPaths.calls,
    pactUrls: [String(pact)],
    stateHandlers: asking(relayPaths.state, ids),
    messageProviders: asking(relayPaths.message, messages),
    requestFilter: (request: IncomingMessage, _response: unknown, next: () => void) => {
      // Browsers say so of a POST without a body; Pact's proxy would send it as an endless one.
      if (request.headers['content-length'] === undefined) request.headers['content-length'] = '0'
      next()
    },
    timeout,
    logLevel: 'error',
  })
  const words = await verifier.verifyProvider().then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  writeFileSync(String(found), words)
}
process.exit(0)
