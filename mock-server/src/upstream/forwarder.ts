import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Agent, errors, request } from 'undici'
import { DomainError } from '../domain/base/errors.ts'
import { passedOn, type RawAnswer, type SentCall } from './backend.ts'

/** Larger answers are no answers of this API. */
const mostMegabytes = 8
const mostBytes = mostMegabytes * 1024 * 1024

/** Names this process to itself, so that a backend that is this server is found out at the first turn. */
const ownName = `chaupar-${process.pid}-${Math.round(performance.timeOrigin)}`
const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
}

/** Forwards calls to real hosts unchanged, and returns their answers. Follows no redirects, keeps no cookies. */
export class Forwarder {
  readonly #timeoutMs: number
  readonly #agent: Agent

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs
    this.#agent = new Agent({
      connect: { timeout: timeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      maxResponseSize: mostBytes,
    })
  }

  /**
   * Sends a call to `address`, one of the configuration's. @throws DomainError `upstream_down`, `upstream_slow`,
   * `upstream_too_large`, `upstream_is_self`
   */
  async send(address: string, call: SentCall): Promise<RawAnswer> {
    if (call.headers.via?.includes(ownName)) throw new DomainError('upstream_is_self')
    const startedMs = performance.now()
    try {
      const answer = await request(address + call.target, {
        method: call.method as 'GET',
        headers: headersOf(call),
        body: call.bytes,
        dispatcher: this.#agent,
      })
      const headers = ownLocation(flat(answer.headers), address, call)
      const bytes = await wholeBody(answer.body, headers['content-encoding'])
      return { status: answer.statusCode, headers, bytes, ms: performance.now() - startedMs }
    } catch (error) {
      throw this.#refusal(error)
    }
  }

  async close(): Promise<void> {
    await this.#agent.destroy()
  }

  /** One plain sentence for the player, with the reason that the network gave. */
  #refusal(error: unknown): unknown {
    if (error instanceof DomainError) return error
    const isSlow =
      error instanceof errors.HeadersTimeoutError ||
      error instanceof errors.BodyTimeoutError ||
      error instanceof errors.ConnectTimeoutError
    if (isSlow) return new DomainError('upstream_slow', { ms: this.#timeoutMs })
    if (error instanceof errors.ResponseExceededMaxSizeError) return tooLarge()
    return new DomainError('upstream_down', { why: reasonOf(error) })
  }
}

function headersOf(call: SentCall): Record<string, string> {
  const given = passedOn.flatMap((name) => {
    const value = call.headers[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  // Uncompressed, since the response is checked.
  return {
    ...Object.fromEntries(given),
    'accept-encoding': 'identity',
    'x-request-id': call.requestId,
    via: `1.1 ${ownName}`,
  }
}

function flat(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const pairs = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), [value ?? ''].flat().join(', ')])
  return Object.fromEntries(pairs)
}

/** Headers whose Location, below the address of the real host, points at this server: the client knows no other. */
function ownLocation(headers: Record<string, string>, address: string, call: SentCall): Record<string, string> {
  const { location } = headers
  if (location === undefined || !URL.canParse(location, address + call.target)) return headers
  const { href } = new URL(location, address + call.target)
  return href.startsWith(`${address}/`) ? { ...headers, location: call.prefix + href.slice(address.length) } : headers
}

/** All of a body, unpacked when it was packed unasked; never more than the bound, a bomb's contents neither. */
async function wholeBody(body: AsyncIterable<Buffer> & NodeJS.ReadableStream, packed?: string): Promise<Buffer> {
  const unpacker = unpackers[packed ?? '']?.()
  const source = unpacker === undefined ? body : body.on('error', (error) => unpacker.destroy(error)).pipe(unpacker)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    length += chunk.length
    if (length > mostBytes) throw tooLarge()
    chunks.push(Buffer.from(chunk))
  }
  return Buffer.concat(chunks)
}

function tooLarge(): DomainError {
  return new DomainError('upstream_too_large', { megabytes: mostMegabytes })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason is known'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return words[code] ?? (code === '' ? error.message || error.name : code)
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens at its address',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name cannot be looked up now',
  ECONNRESET: 'it cut the connection',
  EPIPE: 'it cut the connection',
  UND_ERR_SOCKET: 'it cut the connection',
  UND_ERR_ABORTED: 'it cut the connection',
  HPE_INVALID_CONSTANT: 'it does not speak HTTP',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
}
