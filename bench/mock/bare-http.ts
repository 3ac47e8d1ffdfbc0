/**
 * A bare Fastify that gives the same bytes as the mock gave, headers and text, read from a file: what the framework alone
 * can do.
 */
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import type { SentAnswer } from './prepare.ts'

const [port = '0', answersFile = ''] = process.argv.slice(2)
const answers: Record<string, SentAnswer> = JSON.parse(readFileSync(answersFile, 'utf8'))
const app = Fastify({ logger: false })
for (const [call, { text, headers }] of Object.entries(answers)) {
  const [method = 'GET', url = '/'] = call.split(' ')
  app.route({
    method,
    url,
    handler: (_request, reply) => reply.headers(headers).send(text),
  })
}
await app.listen({ port: Number(port), host: '127.0.0.1' })
