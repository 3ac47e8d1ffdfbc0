import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

const portalPath = '/captive-portal'

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Hotel Wi-Fi</title>
<h1>Hotel Wi-Fi</h1>
<p>Accept the terms to use the internet.</p>
<form method="post" action="${portalPath}"><button>Sign in</button></form>
</html>
`

/**
 * Answers a call as the page of a hotel's Wi-Fi does: a redirect to that page in place of any answer, and beyond its button
 * the way back to the site.
 */
export function answerAtPortal(request: IncomingMessage, response: ServerResponse, signIn: () => void): void {
  // An unread body would keep the connection busy.
  request.resume()
  response.setHeader('cache-control', 'no-store')
  if (request.url !== portalPath) {
    response.writeHead(302, { location: portalPath }).end()
    return
  }
  if (request.method === 'POST') {
    signIn()
    response.writeHead(303, { location: '/' }).end()
    return
  }
  response.setHeader('content-security-policy', "default-src 'none'; form-action 'self'")
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}

/** The same to a WebSocket. */
export function turnAwayAtPortal(raw: Duplex): void {
  raw.on('error', () => undefined)
  raw.end(`HTTP/1.1 302 Found\r\nlocation: ${portalPath}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
