import { gunzipSync, gzipSync } from 'node:zlib'
import { DomainError } from '../../domain/base/errors.ts'
import { foreignPart } from '../../store/copied-records.ts'
import { openStore, type Store } from '../../store/store.ts'
import { storeFault } from '../../store/store-fault.ts'
import { struckCopy } from './struck-records.ts'

/** Bytes of an unpacked image. A few kilobytes can be packed so that they unpack to gigabytes. */
const mostUnpacked = 128 * 1024 * 1024

/** The image of a store, gzipped, in base64. Null when it is larger than `unpacked` takes. */
export function packed(store: Store): string | null {
  const image = store.image()
  return image.length > mostUnpacked ? null : gzipSync(image).toString('base64')
}

/**
 * The rows of a packed image in tables of our own, in a store in memory, which the caller closes. The image may come from anywhere:
 * its tables are compared and read, and nothing in it runs. @throws DomainError `bundle_unusable`
 */
export function unpacked(text: string): Store {
  const found = opened(imageIn(text))
  try {
    const foreign = foreignPartOf(found)
    if (foreign !== null) throw new DomainError('bundle_foreign', { part: foreign })
    return struckCopy(found, { publicHash: null, firstRow: 0 })
  } catch (error) {
    throw error instanceof DomainError ? error : unusable('its image is damaged')
  } finally {
    found.close()
  }
}

/** The refusal of a file; `why` follows in a sentence. */
export function unusable(why: string): DomainError {
  return new DomainError('bundle_unusable', { why })
}

function imageIn(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.toString('base64') !== text) throw unusable('its image is cut or damaged')
  try {
    return gunzipSync(bytes, { maxOutputLength: mostUnpacked })
  } catch (error) {
    const isLarge = error instanceof RangeError
    throw unusable(isLarge ? `its image has more than ${mostUnpacked / 1024 / 1024} MB` : 'its image is cut or damaged')
  }
}

function foreignPartOf(store: Store): string | null {
  const own = openStore(':memory:')
  try {
    return foreignPart(store, own)
  } finally {
    own.close()
  }
}

function opened(image: Uint8Array): Store {
  try {
    return openStore(':memory:', image, 'its image')
  } catch (error) {
    throw unusable(storeFault(error, 'its image')?.message ?? 'its image is damaged, or no database at all')
  }
}
