import Fastify from 'fastify'
import type { Config } from '../config.ts'
import type { Metrics } from './metrics.ts'

/** Scrapers keep one connection each; more of them would be a flood, and are closed. */
const mostConnections = 32

/**
 * Serves the figures on a port of their own, so that no web server in front can publish them by its paths.
 * @returns the port that it listens on, and how it ends
 */
export async function serveMetrics(
  { contentType, text }: Metrics,
  { host, metricsPort }: Pick<Config, 'host'> & { metricsPort: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = Fastify({ requestTimeout: 5000, forceCloseConnections: true })
  server.server.maxConnections = mostConnections
  server.get('/metrics', async (_request, reply) => reply.type(contentType).send(await text()))
  const address = await server.listen({ port: metricsPort, host })
  return { port: Number(new URL(address).port), close: () => server.close() }
}
