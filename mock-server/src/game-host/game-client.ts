import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '@chaupar/api/document'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { openFile, policy } from './page.ts'

/** Where the built game client lies; its own build (games/client/vite.config.ts) has the same base. */
const base = '/game-host/client'

/** The build's manifest: its chunks by their sources. */
const manifest = v.record(v.string(), v.object({ file: v.string(), css: v.exactOptional(v.array(v.string())) }))

type Manifest = v.InferOutput<typeof manifest>

/** The protocol's fields in the address of a game, which its client reads there. */
export interface GameLaunch {
  family: string
  sessionID: string
  /** Host and path of the game server, without a scheme. */
  rgsUrl: string
  lang?: string
  device?: string
}

/**
 * The address that a launch leads to. The key of the launch is the session's id in it: it opens no page a second time, but this one
 * may be loaded again for as long as the session lives.
 */
export function launchAddress({ family, sessionID, rgsUrl, lang = 'en', device = 'desktop' }: GameLaunch): string {
  const query = new URLSearchParams({ sessionID, lang, device, rgs_url: rgsUrl })
  return `${base}/${family}/?${query}`
}

/** Families of games that the build can show. Read again each time, since in development the build changes under the server. */
export function familiesWithFace(dist: string): string[] {
  return Object.keys(manifestOf(dist)).flatMap((source) => faceSource.exec(source)?.[1] ?? [])
}

const faceSource = /^src\/faces\/([\w-]+)\/face\.tsx$/

/**
 * The client's page, one address for each family, and its files. A sandboxed frame has the origin "null", so every origin may
 * read them. Secrets are behind the session, never in a file.
 */
export function registerClient(app: FastifyInstance, dist: string, ancestors: readonly string[]): void {
  app.get<{ Params: { family: string } }>(`${base}/:family/`, (request, reply) => {
    const { family } = request.params
    const face = manifestOf(dist)[`src/faces/${family}/face.tsx`]
    if (face === undefined) return reply.callNotFound()
    return reply
      .headers({
        'content-security-policy': policy(request, ancestors, false),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(pageOf(readFileSync(join(dist, 'index.html'), 'utf8'), face, ancestors))
  })
  app.register(staticFiles, {
    root: join(dist, 'assets'),
    prefix: `${base}/assets/`,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(openFile)) reply.header(name, value)
      reply.header('cache-control', 'public, max-age=31536000, immutable')
    },
  })
}

/** The page with the family's own files named in it, so that they come with the first ones, and with the origins that may receive its messages. */
function pageOf(html: string, { file, css = [] }: Manifest[string], ancestors: readonly string[]): string {
  const links = [
    `<link rel="modulepreload" crossorigin href="${base}/${file}">`,
    ...css.map((sheet) => `<link rel="stylesheet" crossorigin href="${base}/${sheet}">`),
  ]
  return html
    .replace('<html lang="en">', `<html lang="en" data-parents="${ancestors.join(' ')}">`)
    .replace('</head>', `${links.join('\n')}\n</head>`)
}

function manifestOf(dist: string): Manifest {
  return v.parse(manifest, parseJson(readFileSync(join(dist, 'manifest.json'), 'utf8')))
}
