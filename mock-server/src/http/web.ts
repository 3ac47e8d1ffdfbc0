import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config, WebRuntimeConfig } from '../config.ts'

const serverPrefixes = ['api', 'sports-data', 'game-host', 'live-tv', '__mock', 'public', 'assets']
const revalidate = 'no-cache'
const forever = 'public, max-age=31536000, immutable'

/** The classic script that both html files load before the module. */
export function configScript(web: WebRuntimeConfig): string {
  // "<" is escaped so that no value can end a script element wherever the text is put.
  return `window.__CHAUPAR_CONFIG__ = ${JSON.stringify(web).replaceAll('<', '\\u003c')};\n`
}

/** The policy takes no script element that a script adds, but an import. */
const drawerScript = "import('/__mock/drawer.js');\n"

/** A file of the build has a plain name: a path that needs decoding, climbs or is hidden is not one. */
const plainFile = /^(?:\/[\w-][\w.-]*)+$/

/** Console and drawer belong to the control surface, and the not-found page has no address of its own; the same packed. */
const pagesOfOthers = /^\/(console\.html|not-found\.html|drawer\.js)/i

/** Whether a path outside the prefixes of the server looks like a file's: its last part has a dot. */
export function isFilePath(path: string): boolean {
  const parts = path.split('/')
  return !serverPrefixes.includes(parts[1] ?? '') && (parts.at(-1) ?? '').includes('.')
}

/**
 * The answer to a GET of a path: a file of the build, the landing page, the app, or nothing. Server prefixes and last segments
 * with a dot, in any spelling, are never the app (spec 2.1): HTML in place of a missing script hides the mistake.
 */
function webTarget(path: string): { file: string; cache: string } | null {
  if (path === '/') return { file: 'index.html', cache: revalidate }
  const segments = decodeURIComponent(path)
    .split(/[/\\]/)
    .filter((segment) => segment !== '')
  const [first = '', last = ''] = [segments[0], segments.at(-1)]
  if (segments.includes('.') || segments.includes('..')) return null
  if (serverPrefixes.includes(first) && first !== 'assets') return null
  if (last.includes('.')) {
    if (!plainFile.test(path) || pagesOfOthers.test(path)) return null
    return { file: path.slice(1), cache: first === 'assets' ? forever : revalidate }
  }
  return first === 'assets' ? null : { file: 'app.html', cache: revalidate }
}

/** `/config.js` always; with a build folder also the web itself. */
export async function registerWeb(app: FastifyInstance, config: Config): Promise<void> {
  // The tester's drawer is added to the site that this server serves itself.
  const script = configScript(config.web) + (config.control && config.webDist !== null ? drawerScript : '')
  app.get('/config.js', (_request, reply) =>
    reply.header('cache-control', revalidate).type('text/javascript; charset=utf-8').send(script),
  )
  if (config.webDist === null) return

  await app.register(staticFiles, {
    root: config.webDist,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  })
  app.get('/', serveWeb)
  app.get('/*', serveWeb)
}

async function serveWeb(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const target = webTarget(request.url.split('?', 1)[0] ?? '/')
  if (target === null) {
    reply.callNotFound()
    return reply
  }
  return reply.header('cache-control', target.cache).sendFile(target.file)
}
