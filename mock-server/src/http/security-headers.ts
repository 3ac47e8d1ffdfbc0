import type { WebRuntimeConfig } from '../config.ts'

/**
 * The headers under which the web app is served, the same that nginx.conf gives (a test holds the two against each
 * other). `default-src 'none'`, nothing inline,
 * no eval, Trusted Types: nothing may be built that these would break. `isRecorded`: the tester's drawer records these pages,
 * and rrweb writes the styles of elements that change into elements of its own.
 */
export function securityHeaders(web: WebRuntimeConfig, isRecorded = false): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(web, isRecorded),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}

/** The policy as one line; only configured hosts are added to it. */
function contentSecurityPolicy(web: WebRuntimeConfig, isRecorded: boolean): string {
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
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ...(isRecorded ? [['style-src-attr', "'unsafe-inline'"] satisfies [string, string]] : []),
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
