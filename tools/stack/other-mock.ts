import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startQuietMock } from './quiet-mock.ts'

export type OtherMock = {
  /** What journeys know of it (docs/settings.md). */
  env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts a mock as on a colleague's machine: a data folder and a gallery of its own, both empty. It serves site, console and drawer. */
export async function startOtherMock(): Promise<OtherMock> {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-other-'))
  const galleryDir = join(folder, 'gallery')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const mock = await startQuietMock({ DATA_DIR: join(folder, 'data'), GALLERY_DIR: galleryDir })
    return {
      env: { E2E_OTHER_URL: `http://localhost:${mock.port}`, E2E_OTHER_GALLERY: galleryDir },
      stop: () => mock.stop().finally(remove),
    }
  } catch (error) {
    remove()
    throw error
  }
}
