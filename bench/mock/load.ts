import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { numberAt, parseJson } from '@chaupar/api/document'
import { autocannon } from './subjects.ts'

export type Shot = { path: string; body?: unknown; headers?: Record<string, string> }

/** Requests a second, 99th percentile in milliseconds, answers that were no success. */
export type Figures = { perSecond: number; p99Ms: number; failed: number }

const connections = 20

/** Asks the same again and again over 20 connections, from a process of its own. */
export async function load(origin: string, { path, body, headers = {} }: Shot, seconds: number): Promise<Figures> {
  const args = [autocannon, '-j', '-n', '-c', String(connections), '-d', String(seconds)]
  const sent = { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  for (const [name, value] of Object.entries(sent)) args.push('-H', `${name}=${value}`)
  if (body !== undefined) args.push('-m', 'POST', '-b', JSON.stringify(body))
  const { stdout } = await promisify(execFile)(process.execPath, [...args, origin + path], { maxBuffer: 1 << 24 })
  const found = parseJson(stdout)
  return {
    perSecond: Math.round(numberAt(found, 'requests', 'average')),
    p99Ms: numberAt(found, 'latency', 'p99'),
    failed: numberAt(found, 'non2xx') + numberAt(found, 'errors'),
  }
}
