import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { worldNameOf } from '../../admission/world-name.ts'
import { isHealthPath } from '../../monitoring/health.ts'
import type { Link } from '../../world/network/link.ts'
import type { Network } from '../../world/network/network.ts'
import { defaultWorld } from '../../world/new-worlds.ts'
import type { WorldRegistry } from '../../world/registry.ts'
import { Line } from './line.ts'
import { paceAnswer } from './pace-answer.ts'
import { answerAtPortal, turnAwayAtPortal } from './portal.ts'

/** About what the head of a request or an answer takes. */
const headBytes = 500
const socketPath = '/public/'
/** Addresses that name their world, because their frames have neither its host nor its cookie. */
const worldInPath = /^\/(?:game-host\/(?:rgs|play|visits)|live-tv\/watch)\/([^/]+)/

/**
 * Puts the networks of the worlds between the players and all that listens to the server now: routes, files, polling and
 * WebSockets. The control surface and the health address are reached as always. An operator's web server in front
 * answers a reset with a 502 of its own.
 */
export function shapeNetworks(server: Server, registry: WorldRegistry): void {
  const answer = takeOver(server, 'request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const network = networkOf(request, registry)
    const link = network?.link ?? null
    if (network === null || link === null) answer(request, response)
    else carryCall(request, response, { network, link }, () => answer(request, response))
  })
  const upgrade = takeOver(server, 'upgrade')
  server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    const network = request.url?.startsWith(socketPath) === true ? networkOf(request, registry) : null
    if (network === null) upgrade(request, raw, head)
    else if (network.isAtPortal) turnAwayAtPortal(raw)
    else {
      const line = new Line(raw, network)
      line.whenReached(headBytes, () => upgrade(request, line, head))
    }
  })
}

/** The listeners of an event until now, as one function; they are no longer called by the server itself. */
function takeOver(server: Server, event: 'request' | 'upgrade'): (...sent: unknown[]) => void {
  const listeners = server.listeners(event)
  server.removeAllListeners(event)
  return (...sent) => {
    for (const listener of listeners) Reflect.apply(listener, server, sent)
  }
}

function carryCall(
  request: IncomingMessage,
  response: ServerResponse,
  { network, link }: { network: Network; link: Link },
  answer: () => void,
): void {
  const { socket } = request
  const connection = { cut: () => reset(socket) }
  const [up, down] = [link.flow('up'), link.flow('down')]
  network.connections.add(connection)
  response.once('close', () => {
    network.connections.delete(connection)
    up.drop()
    down.drop()
  })
  const planned = link.reset()
  paceAnswer(response, down, { headBytes, onLast: planned === 'after' ? connection.cut : null })
  if (network.skewMs !== 0) response.setHeader('date', new Date(Date.now() + network.skewMs).toUTCString())
  up.sendAll(headBytes + Number(request.headers['content-length'] ?? 0), () => {
    if (socket.destroyed) return
    if (planned === 'before') reset(socket)
    else if (network.isAtPortal) answerAtPortal(request, response, () => network.signIn())
    else answer()
  })
}

/** Ends a connection as a lost network does: without a word that it ends. */
function reset(socket: Socket): void {
  if (!socket.destroyed) socket.resetAndDestroy()
}

/** The network of the world that a request names; null for requests that none carries. */
function networkOf({ url = '/', headers }: IncomingMessage, registry: WorldRegistry): Network | null {
  const address = URL.parse(url, 'http://localhost')
  if (address === null) return null
  const { pathname, searchParams } = address
  if (pathname.startsWith('/__mock') || isHealthPath(pathname) || isOfConsole(headers.referer)) return null
  const query = pathname.startsWith(socketPath) ? searchParams.get('world') : null
  const { name, namedBy } = worldNameOf(headers, worldInPath.exec(pathname)?.[1] ?? query ?? undefined)
  const known = namedBy === 'cookie' && !registry.has(name) ? defaultWorld : name
  try {
    return registry.has(known) ? registry.get(known).network : null
  } catch {
    // It cannot be opened: the call itself says why.
    return null
  }
}

/** Files of the console's page: a tester ends a network there. */
function isOfConsole(referer: string | undefined): boolean {
  return referer !== undefined && URL.canParse(referer) && new URL(referer).pathname.startsWith('/__mock')
}
