import { coverLists } from 'virtual:covers'
import type { CatalogueEntry } from '@chaupar/games/catalogue/game'
import type { ReactNode } from 'react'
import { Picture } from '../../../ui/basics/picture.tsx'
import './cover-picture.css'

export type CoverPictureProps = {
  entry: CatalogueEntry
  className: string
  /** Pixels. */
  width: number
  height: number
  /** In sight at once: the picture does not wait for scrolling. */
  eager?: boolean
  draggable?: boolean
  /** Over the picture. */
  children?: ReactNode
}

/** The drawn cover of an entry, on the dye that stands in its place until it has come, or when it does not. Its name stands beside it. */
export function CoverPicture({ entry, className, eager = false, children, ...size }: CoverPictureProps) {
  const { src, dye } = drawnCover(entry)
  return (
    <span className={className} data-dye={dye}>
      {src ? <Picture src={src} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" {...size} /> : null}
      {children}
    </span>
  )
}

/** The versioned address of a drawn cover, and its dye. */
function drawnCover({ cover }: CatalogueEntry) {
  const [, list = '', file = ''] = cover.src.split('/')
  const drawn = coverLists[list]
  const dye = drawn?.palettes[file]
  return drawn && dye ? { src: `${drawn.folder}/${file}`, dye } : { src: null, dye: 'iron' as const }
}
