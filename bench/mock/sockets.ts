import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { numberAt, objectAt, parseJson } from '@chaupar/api/document'
import { type Running, workFolder } from './subjects.ts'

/** `p99Ms`: how far behind the first socket that heard the same message. */
export type SocketFigures = { sockets: number; perSecond: number; gaps: number; p99Ms: number | null }

const everyMs = 100

/** Lets a thousand sockets listen for eight seconds, from a process of their own. */
export async function listen(origin: string, token = '', matchId = ''): Promise<SocketFigures> {
  const file = join(import.meta.dirname, 'socket-clients.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [file, origin, token, matchId])
  const found = objectAt(parseJson(stdout))
  return {
    sockets: numberAt(found, 'sockets'),
    perSecond: numberAt(found, 'perSecond'),
    gaps: numberAt(found, 'gaps'),
    p99Ms: found.p99Ms === null ? null : numberAt(found, 'p99Ms'),
  }
}

/** Changes a market of the mock ten times a second, through its own control surface, until stopped. */
export function stir({ subject }: Running, marketId: string): () => void {
  const market = `http://127.0.0.1:${subject.port}/__mock/worlds/default/markets/${marketId}`
  const headers = { 'content-type': 'application/json' }
  let isOpen = true
  const timer = setInterval(() => {
    isOpen = !isOpen
    const asked = fetch(`${market}/${isOpen ? 'open' : 'suspend'}`, { method: 'POST', headers, body: '{}' })
    asked.then((answer) => answer.arrayBuffer()).catch(() => undefined)
  }, everyMs)
  return () => clearInterval(timer)
}

/** The message that the bare server sends: as large as the mock's. */
export function writeMessage(market: unknown, matchId: string): string {
  const file = join(workFolder, 'message.json')
  writeFileSync(file, JSON.stringify({ matchId, sequence: 0, publishedAt: '', markets: [market] }))
  return file
}
