/** The request of a result, as its reports show it: without what would sign its reader in. */
import { isObject, type Json } from '@chaupar/api/document'
import type { Exchange } from '../run/exchange.ts'

/** Headers that sign somebody in. */
const secretHeaders = /^(authorization|xu-auth|cookie)$/
/** Fields that do. */
const secretFields = /password|token|otp|^pin$/i
/** Headers that say nothing about the call, as Pact and Node send them. */
const usual = /^(accept|user-agent|accept-language|sec-fetch-mode)$/
const hidden = '(hidden)'

/** Headers and body as lines of text; the body is cut after so many characters. */
export function requestLines({ request: { headers, body } }: Exchange, longestBody: number): string[] {
  const named = Object.entries(headers)
    .filter(([name, value]) => !usual.test(name) || (name === 'accept-language' && value !== '*'))
    .map(([name, value]) => `${name}: ${secretHeaders.test(name) ? hidden : value}`)
  const sent = body === '' ? '' : typeof body === 'string' ? formInWords(body) : JSON.stringify(withoutSecrets(body))
  return [
    ...(named.length === 0 ? [] : [`with ${named.join(', ')}`]),
    ...(sent === '' ? [] : [`and the body ${sent.length > longestBody ? `${sent.slice(0, longestBody)} ...` : sent}`]),
  ]
}

const formPart = /name="([^"]*)"(?:; filename="([^"]*)")?\r\n(?:Content-Type: ([^\r]*)\r\n)?\r\n([\s\S]*?)\r\n--/g

/** A form by its parts, files by their names alone; any other text as it is. */
function formInWords(body: string): string {
  const parts = [...body.matchAll(formPart)].map(([, name, file, type, content]) =>
    file === undefined || type === 'application/json' ? `${name}=${content}` : `${name}=(${file})`,
  )
  return parts.length === 0 ? body : parts.join(', ')
}

function withoutSecrets(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutSecrets)
  if (!isObject(node)) return node
  return Object.fromEntries(
    Object.entries(node).map(([name, value]): [string, Json] => [
      name,
      secretFields.test(name) && !isObject(value) ? hidden : withoutSecrets(value),
    ]),
  )
}
