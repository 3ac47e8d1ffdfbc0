import { coverLists } from 'virtual:covers'
import type { CatalogueEntry } from '@chaupar/contracts/catalogue/game'
import type { CoverPalette } from './cover-list.ts'

/** The drawn cover of an entry: its versioned address, and the dye that stands in its place until it has come. */
export function coverPicture({ cover }: Pick<CatalogueEntry, 'cover'>): { src: string; palette: CoverPalette } | null {
  const [, list = '', file = ''] = cover.src.split('/')
  const drawn = coverLists[list]
  const palette = drawn?.palettes[file]
  return drawn && palette ? { src: `${drawn.folder}/${file}`, palette } : null
}
