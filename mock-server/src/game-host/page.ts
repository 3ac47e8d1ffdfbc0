import type { FastifyReply, FastifyRequest } from 'fastify'

export interface HostPage {
  title: string
  /** A line over the title. */
  kicker: string
  /** The value that the page's script keeps up to date; '' = nothing. */
  label: string
  value: string
  /** Where the script reads the value from, relative to the host. */
  source: string
  /** Buttons, each of which posts to an address of this server. */
  choices?: readonly { address: string; text: string }[]
  backHref: string
  backText: string
  /** There is nothing to do here: the app around the page gets a message. */
  isDeadEnd?: boolean
}

/** Addresses of the files that every page of the hosts loads. */
export const pageFiles = { style: '/game-host/page.css', script: '/game-host/page.js' } as const

/**
 * Sends a small page under a policy of its own: no inline code, framed by the app alone. The app puts it into a
 * sandboxed frame, whose origin is "null": so its files are asked for by CORS, which all of them allow.
 */
export function sendPage(reply: FastifyReply, ancestors: readonly string[], status: number, page: HostPage) {
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy(reply.request, ancestors, page.choices !== undefined),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html(page, ancestors))
}

/**
 * The policy of a page of the game host: its sources and its frame ancestors. Host and path are named because in WebKit
 * `'self'` matches nothing in a sandboxed frame, whose origin is opaque.
 */
export function policy(request: FastifyRequest, ancestors: readonly string[], hasForms: boolean): string {
  const { files, calls } = ownSources(request)
  return [
    "default-src 'none'",
    `script-src ${files}`,
    `style-src ${files}`,
    `img-src ${files}`,
    `font-src ${files}`,
    `connect-src ${calls}`,
    "base-uri 'none'",
    `form-action ${hasForms ? "'self'" : "'none'"}`,
    `frame-ancestors ${["'self'", ...ancestors].join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** A host that a policy can name: a name or an IPv4 address, and a port. */
const namedHost = /^[a-z\d.-]+(:\d+)?$/i

/** This server in the words of a policy. An IPv6 address cannot stand there, so its pages say `'self'`. */
function ownSources({ protocol, headers: { host = '' } }: FastifyRequest): { files: string; calls: string } {
  if (!namedHost.test(host)) return { files: "'self'", calls: "'self'" }
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${host}`
  const files = `${origin}/game-host/`
  return { files, calls: `${files} ${origin}/live-tv/ ${origin.replace('http', 'ws')}/public/` }
}

function html(page: HostPage, ancestors: readonly string[]): string {
  const value = page.label === '' ? '' : valueHtml(page)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)}</title>
<link rel="stylesheet" href="${pageFiles.style}" crossorigin="anonymous">
<script type="module" src="${pageFiles.script}" crossorigin="anonymous"></script>
</head>
<body data-source="${escaped(page.source)}" data-parents="${escaped(ancestors.join(' '))}"${page.isDeadEnd ? ' data-dead-end' : ''}>
<main>
<p class="kicker">${escaped(page.kicker)}</p>
<h1>${escaped(page.title)}</h1>
${value}${choicesHtml(page)}<a id="back" href="${escaped(page.backHref)}" target="_top">${escaped(page.backText)}</a>
</main>
</body>
</html>
`
}

function choicesHtml({ choices = [] }: HostPage): string {
  return choices
    .map(
      ({ address, text }) =>
        `<form method="post" action="${escaped(address)}"><button>${escaped(text)}</button></form>\n`,
    )
    .join('')
}

function valueHtml({ label, value }: HostPage): string {
  return `<div class="figure">
<p class="label">${escaped(label)}</p>
<p id="value" role="status" aria-live="polite">${escaped(value)}</p>
</div>
<p id="notice" role="alert" hidden></p>
`
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** The text that the page's script shows; null = none (any more). */
export function sendText(reply: FastifyReply, text: string | null): FastifyReply {
  if (text === null) return allowAll(reply).code(404).send({ text: '' })
  return allowAll(reply).send({ text })
}

/** Headers of a file of the pages, which holds no secret: the pages have an opaque origin, so every file is cross-origin. */
export const openFile = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const

/** The pages call from the origin "null"; the key in the address guards the answer, not a cookie. */
export function allowAll(reply: FastifyReply): FastifyReply {
  return reply.header('access-control-allow-origin', '*')
}
