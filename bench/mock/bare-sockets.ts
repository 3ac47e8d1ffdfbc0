/** A bare socket.io server that sends one message to everybody ten times a second: what the library alone can do. */

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { objectAt, parseJson } from '@chaupar/api/document'
import { Server } from 'socket.io'

const [port = '0', messageFile = '', everyMs = '100'] = process.argv.slice(2)
const message = objectAt(parseJson(readFileSync(messageFile, 'utf8')))
const http = createServer((_request, answer) => answer.end('{}'))
const io = new Server(http, { path: '/public/', serveClient: false })
let sequence = 0
setInterval(() => {
  sequence += 1
  io.volatile.emit('odds:update', { ...message, sequence, publishedAt: new Date().toISOString() })
}, Number(everyMs))
http.listen(Number(port), '127.0.0.1')
