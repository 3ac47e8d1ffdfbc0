/**
 * A bare Fastify that gives the same bytes as the mock gave, headers and text, read from a file: what the framework alone
 * can do.
 */
import { readFileSync } from 'node:fs'
import { objectAt, parseJson } from '@chaupar/api/document'
import Fastify from 'fastify'

const [port = '0', answersFile = ''] = process.argv.slice(2)
const answers = objectAt(parseJson(readFileSync(answersFile, 'utf8')))
const app = Fastify({ logger: false })
for (const call of Object.keys(answers)) {
  const { text } = objectAt(answers, call)
  const headers = Object.fromEntries(
    Object.entries(objectAt(answers, call, 'headers')).map(([name, value]) => [name, String(value)]),
  )
  const [method = 'GET', url = '/'] = call.split(' ')
  app.route({
    method,
    url,
    handler: (_request, reply) => reply.headers(headers).send(text),
  })
}
await app.listen({ port: Number(port), host: '127.0.0.1' })
