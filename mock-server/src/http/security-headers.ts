import type { WebRuntimeConfig } from '../config.ts'
import type { InlineHashes } from './inline-hashes.ts'

/**
 * The headers of the web app, the same as in nginx.conf (a test compares the two). `default-src 'none'`, inline only the
 * build's own scripts and styles, no eval, Trusted Types: the web must work under these.
 */
export function securityHeaders(web: WebRuntimeConfig, inline: InlineHashes): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(web, inline),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}

/** The policy as one line; only configured hosts are added to it. */
function contentSecurityPolicy(web: WebRuntimeConfig, inline: InlineHashes): string {
  const callHosts = unique(
    [web.apiUrl, web.sportsDataUrl, web.gameHostUrl, web.liveTvUrl, web.realtimeUrl].flatMap(origin),
  )
  const socketHosts = origin(web.realtimeUrl).map((host) => host.replace(/^http/, 'ws'))
  const frameHosts = unique([
    ...[web.gameHostUrl, web.liveTvUrl].flatMap(origin),
    ...web.gameOrigins,
    ...web.gameStorageOrigins,
  ])
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...inline.scripts],
    ['style-src', "'self'", ...inline.styles],
    ['img-src', "'self'", 'data:', ...web.imageHosts],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...callHosts, ...socketHosts],
    ['frame-src', "'self'", ...frameHosts],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

function origin(url: string): string[] {
  return url.startsWith('http') ? [new URL(url).origin] : []
}

function unique(values: string[]): string[] {
  return [...new Set(values)]
}
