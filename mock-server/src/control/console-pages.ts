import { existsSync } from 'node:fs'
import { join } from 'node:path'
import '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type ConsolePageOptions = {
  /** Folder of the built web; null: nginx in front has it. */
  webDist: string | null
  /** Throws when the page is not for who asks. */
  admit: (request: FastifyRequest) => void
  /** The answer for programs at the root of the surface. */
  otherwise: (request: FastifyRequest, reply: FastifyReply) => unknown
}

const page = 'console.html'
/** The script that frames it beside a page of the site. */
const drawer = 'drawer.js'

/**
 * The QA console at /__mock/, the reference of the calls at /__mock/docs and the gallery at /__mock/gallery: one page of the web
 * build, which reads its own address. It holds no secret and needs no token; its calls do.
 */
export function registerConsolePages(app: FastifyInstance, { webDist, admit, otherwise }: ConsolePageOptions): void {
  const isHere = webDist !== null && existsSync(join(webDist, page))
  const serve = (reply: FastifyReply): FastifyReply => {
    if (!isHere) return byWebServer(reply)
    return reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': policyOf(reply) }).sendFile(page)
  }
  const onRequest = async (request: FastifyRequest): Promise<void> => admit(request)
  for (const url of ['/__mock', '/__mock/']) {
    app.get(url, { onRequest }, (request, reply) => {
      if (!wantsPage(request)) return reply.send(otherwise(request, reply))
      return url.endsWith('/') ? serve(reply) : reply.redirect('/__mock/')
    })
  }
  for (const url of ['/__mock/docs', '/__mock/gallery']) {
    app.get(url, { onRequest }, (_request, reply) => serve(reply))
    app.get(`${url}/`, { onRequest }, (_request, reply) => reply.redirect(url))
  }
  if (isHere) {
    app.get(`/__mock/${drawer}`, { onRequest }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').sendFile(drawer),
    )
  }
}

/** The console is framed by pages of its own site, as the drawer, and draws recorded pages, whose styles stand in them. */
function policyOf(reply: FastifyReply): string {
  return String(reply.getHeader('content-security-policy'))
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
}

/** A browser's navigation, as opposed to curl and to fetch. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

/**
 * nginx has the build and this server does not: a header makes nginx send its file in place of this response. So the page
 * exists exactly where the control surface does. A direct caller of this server reads the right address.
 */
function byWebServer(reply: FastifyReply): FastifyReply {
  return reply
    .header('x-accel-redirect', `/${page}`)
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><title>Mock</title><p>The console is a page of the web build: open /__mock/ on the web server.',
    )
}
