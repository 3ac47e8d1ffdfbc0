import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import getPort from 'get-port'

/** What no page can be quicker than: a heading, a sentence and their style, in one answer. */
const barePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bare page</title>
<style>body { margin: 0 12px; font: 16px/24px sans-serif; background: #0b0d1a; color: #eee }</style>
<h1>Cricket in play</h1>
<p>Every ball moves the price. Scores and prices follow the match.</p>
</html>
`

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * The landing page's first view without an app: its markup, sheets, pictures and fonts, and no script. The time that a first visit of
 * the app takes beyond this page is what the app adds.
 *
 * @param built the built index.html
 * @throws when the page does not look as tools/prerender.ts leaves it
 */
function staticTwin(built: string): string {
  if (!built.includes('data-page="landing"><')) throw new Error('index.html holds no landing page: build it again')
  return built.replace(/<script\b[\s\S]*?<\/script>|<link rel="(?:manifest|modulepreload)"[^>]*>/g, '')
}

/** Serves the two pages that the first load is held against. @returns their addresses */
export async function serveStaticPages(dist: string): Promise<{ bare: string; twin: string }> {
  const twin = staticTwin(readFileSync(join(dist, 'index.html'), 'utf8'))
  const own: Readonly<Record<string, string>> = { '/bare.html': barePage, '/twin.html': twin }
  const send = (response: ServerResponse, path: string, body: string | Buffer) => {
    const type = types[extname(path)] ?? 'application/octet-stream'
    // Letters are compressed already.
    if (extname(path) === '.woff2') response.writeHead(200, { 'content-type': type }).end(body)
    else response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(brotliCompressSync(body))
  }
  const server = createServer((request, response) => {
    const path = normalize((request.url ?? '/').split('?')[0] ?? '/')
    const text = own[path]
    const file = join(dist, path)
    if (text !== undefined) send(response, path, text)
    else if (extname(path) in types && existsSync(file)) send(response, path, readFileSync(file))
    else response.writeHead(404).end()
  })
  const port = await getPort()
  server.listen(port)
  server.unref()
  return { bare: `http://localhost:${port}/bare.html`, twin: `http://localhost:${port}/twin.html` }
}
