import { classNames } from './class-names.ts'

/** The glyphs of glyph.css: what stands in a guest's first paint. Later parts use lucide. */
export type GlyphName =
  | 'menu'
  | 'search'
  | 'close'
  | 'pause'
  | 'play'
  | 'chevron-right'
  | 'house'
  | 'plane'
  | 'spade'
  | 'dot-ring'
  | 'wallet'
  | 'tv'
  | 'offline'
  | 'cricket'
  | 'soccer'
  | 'tennis'
  | 'whatsapp'
  | 'instagram'
  | 'facebook'
  | 'telegram'

type GlyphProps = {
  name: GlyphName
  /** In pixels; without it, that of the text around it (1em). */
  size?: 15 | 16 | 17 | 18 | 20 | 21 | 22 | 24 | 44
  className?: string
}

/** A decorative picture in the colour of the text around it. */
export function Glyph({ name, size, className }: GlyphProps) {
  return <span aria-hidden="true" className={classNames('glyph', className)} data-glyph={name} data-size={size} />
}
