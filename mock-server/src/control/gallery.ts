import { constants, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ControlData } from '@chaupar/api/control-client'
import { readJson } from '@chaupar/api/document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loadDocument } from '../contract/schemas.ts'
import { DomainError } from '../domain/base/errors.ts'
import type { ControlHandlers } from './control-call.ts'

export type GalleryOptions = {
  /** Folder that `npm run gallery` fills; null: this server shows no gallery. */
  galleryDir: string | null
}

type Gallery = ControlData<'listGallery'>

/** The folders of pictures below the gallery's own. */
const kinds: readonly string[] = ['latest', 'accepted', 'difference']
/** Two to five words with a dot between them, as `GalleryPicture.name` of control.yaml: no separator, and no leading dot. */
const pictureFile = /^[a-z0-9-]+(?:\.[a-z0-9-]+){1,4}\.png$/

/** The list of the pictures. */
export function galleryHandlers({ galleryDir }: GalleryOptions) {
  return { listGallery: () => readGallery(galleryDir) } satisfies Partial<ControlHandlers>
}

/** Serves the pictures themselves, to callers that may make a control call. A name that is no picture's answers 404. */
export function registerGalleryFiles(
  app: FastifyInstance,
  { galleryDir }: GalleryOptions,
  admit: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.get<{ Params: { kind: string; file: string } }>(
    '/__mock/gallery/:kind/:file',
    { onRequest: async (request, reply) => admit(request, reply) },
    async ({ params: { kind, file } }, reply) => {
      if (galleryDir === null || !kinds.includes(kind) || !pictureFile.test(file)) throw new DomainError('not_found')
      // Follows no link: one could lead out of the folder.
      const flag = constants.O_RDONLY | constants.O_NOFOLLOW
      const picture = await readFile(join(galleryDir, kind, file), { flag }).catch(() => null)
      if (picture === null) throw new DomainError('not_found')
      return reply.header('cache-control', 'no-cache').type('image/png').send(picture)
    },
  )
}

/** The index of the folder. A missing index, or one of another version, is read as an empty gallery. */
function readGallery(folder: string | null): Gallery {
  const none: Gallery = { madeAt: null, pictures: [] }
  if (folder === null) return none
  const value = readJson(textOf(join(folder, 'latest', 'index.json')))
  const isGallery = loadDocument('control').schemas.named('Gallery')(value) === null
  // The schema check guarantees the type, which the compiler cannot see.
  return isGallery ? (value as Gallery) : none
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
