import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The inline parts of the built pages, as the policy names them: `'sha256-...'`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/**
 * The digests of the scripts and styles inside of the pages of a build, so that the policy allows these and no other. nginx has
 * the same ones from the build (inline-hashes.conf).
 */
export function readInlineHashes(webDist: string): InlineHashes {
  const pages = ['index.html', 'app.html'].map((page) => readFileSync(join(webDist, page), 'utf8'))
  const hashes = (part: RegExp) => {
    const texts = pages.flatMap((page) => [...page.matchAll(part)].map(([, text = '']) => text))
    return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return { scripts: hashes(/<script>([\s\S]*?)<\/script>/g), styles: hashes(/<style>([\s\S]*?)<\/style>/g) }
}
