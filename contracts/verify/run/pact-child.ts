/**
 * A process of its own for Pact's verifier, which prints as it likes and may end the process that it runs in. Started with its one
 * argument which pact to verify; whatever it needs, it asks of the relay, and it writes what it found into a file.
 */
import { writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Verifier } from '@pact-foundation/pact'
import { type Order, relayPaths } from './pact-run.ts'

const order = JSON.parse(process.argv[2] ?? '') as Order

async function ask(path: string, body: string) {
  const answer = await fetch(order.relay + path, { method: 'POST', body })
  if (!answer.ok) throw new Error('nothing came')
  return answer.json()
}

for (const { provider, pact, ids, messages, found } of order.parts) {
  const verifier = new Verifier({
    provider,
    providerBaseUrl: order.relay + relayPaths.calls,
    pactUrls: [pact],
    stateHandlers: Object.fromEntries(ids.map((id) => [id, () => ask(relayPaths.state, id)])),
    messageProviders: Object.fromEntries(messages.map((name) => [name, () => ask(relayPaths.message, name)])),
    requestFilter: (request: IncomingMessage, _response: unknown, next: () => void) => {
      // Browsers say so of a POST without a body; Pact's proxy would send it as an endless one.
      if (request.headers['content-length'] === undefined) request.headers['content-length'] = '0'
      next()
    },
    timeout: order.timeoutMs,
    logLevel: 'error',
  })
  const words = await verifier.verifyProvider().then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  writeFileSync(found, words)
}
process.exit(0)
