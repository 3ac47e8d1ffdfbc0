/** The glyphs of styles/glyphs.css: what stands in a guest's first paint. Later parts use lucide. */
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

/** A decorative picture in the colour and size (1em) of the text around it; sizes by class: `text-[21px]`. */
export function Glyph({ name, className = '' }: { name: GlyphName; className?: string }) {
  return <span aria-hidden="true" className={`glyph glyph-${name} ${className}`} />
}
