import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A second address of a server, from which it can be cut off. */
export type Relay = {
  /** As the server's own, with another port. */
  url: string
  /** Breaks every connection, and each new one, until `restore`. */
  cut(): void
  restore(): void
  close(): void
}

/** Passes every byte on between its clients and the server of `url`, on this machine. */
export async function startRelay(url: string): Promise<Relay> {
  const address = new URL(url)
  const target = Number(address.port)
  const sockets = new Set<Socket>()
  let isCut = false
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
    // A connection that breaks is closed, and its other half with it.
    socket.on('error', () => {})
  }
  const server = createServer((client) => {
    if (isCut) {
      client.destroy()
      return
    }
    const upstream = connect(target, '127.0.0.1')
    keep(client, upstream)
    keep(upstream, client)
    client.pipe(upstream).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the relay listens on no port')
  address.port = String(bound.port)
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: address.origin,
    cut: () => {
      isCut = true
      breakAll()
    },
    restore: () => {
      isCut = false
    },
    close: () => {
      server.close()
      breakAll()
    },
  }
}
