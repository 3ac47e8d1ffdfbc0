import { classNames } from './class-names.ts'

/**
 * What stands in a guest's first paint, on a field of 24 x 24; later parts use lucide. Drawn in the page: as a picture or a mask
 * each would be a document of its own, which a slow phone feels before it has painted anything.
 */
const glyphs = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  search: 'M18.5 11a7.5 7.5 0 1 1-15 0a7.5 7.5 0 0 1 15 0M21 21l-4.7-4.7',
  close: 'M18 6L6 18M6 6l12 12',
  pause: 'M6 4h3.5v16H6zM14.5 4h3.5v16h-3.5z',
  play: 'M7 4.5L19 12L7 19.5Z',
  'chevron-right': 'M9 6l6 6l-6 6',
  house: 'M4 10.5L12 4l8 6.5V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19ZM9.5 20.5V14h5v6.5',
  plane:
    'M17.5 19L15.8 11l3.7-3.7c1.3-1.3 1.8-3.1 1.3-4c-.9-.5-2.7 0-4 1.3L13 8.2L5 6.5L3.7 8.6L9.3 12.2L7 15H4.2L3 16.2L6 18l1.8 3L9 19.8V17l2.8-2.3L15.4 20.3Z',
  spade:
    'M12 3C14.5 7 20 9.5 20 13.8C20 17.5 15.5 18.8 12.8 16C12.9 18.3 13.5 19.8 14.5 21H9.5C10.5 19.8 11.1 18.3 11.2 16C8.5 18.8 4 17.5 4 13.8C4 9.5 9.5 7 12 3Z',
  'dot-ring': 'M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 0 1 19 0M12.9 12a.9.9 0 1 1-1.8 0a.9.9 0 0 1 1.8 0',
  wallet:
    'M18.5 8V5A1.5 1.5 0 0 0 17 3.5H5a2.2 2.2 0 0 0 0 4.5h14A1.5 1.5 0 0 1 20.5 9.5V19A1.5 1.5 0 0 1 19 20.5H5A2 2 0 0 1 3 18.5V5.7M20.5 12H17a2.2 2.2 0 0 0 0 4.5H20.5',
  tv: 'M17 2.5L12 7.5L7 2.5M4 7.5H20A1.5 1.5 0 0 1 21.5 9V20A1.5 1.5 0 0 1 20 21.5H4A1.5 1.5 0 0 1 2.5 20V9A1.5 1.5 0 0 1 4 7.5Z',
  offline:
    'M12 20h.01M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 5.2-2.7M19 12.9a10 10 0 0 0-2-1.5M2 8.8a15 15 0 0 1 4.2-2.6M22 8.8A15 15 0 0 0 10.7 5M2.5 2.5l19 19',
  cricket: 'M14.5 3.5l6 6L10 20l-6-6zM4.6 19.4L2.5 21.5M21.6 18a2.6 2.6 0 1 1-5.2 0a2.6 2.6 0 0 1 5.2 0',
  soccer:
    'M21.2 12a9.2 9.2 0 1 1-18.4 0a9.2 9.2 0 0 1 18.4 0M12 8l3.6 2.6-1.4 4.2H9.8l-1.4-4.2zM12 8V3M15.6 10.6L20.4 9M14.2 14.8L17.2 19M9.8 14.8L6.8 19M8.4 10.6L3.6 9',
  tennis: 'M21.2 12a9.2 9.2 0 1 1-18.4 0a9.2 9.2 0 0 1 18.4 0M5.2 6c3.6 3 3.6 9 0 12M18.8 6c-3.6 3-3.6 9 0 12',
} as const

export type GlyphName = keyof typeof glyphs

type DrawingProps = {
  /** In pixels; without it, that of the text around it (1em). */
  size?: 15 | 16 | 17 | 18 | 20 | 21 | 22 | 24 | 44
  className?: string
}

/** A decorative picture in the colour of the text around it. */
export function Glyph({ name, ...rest }: DrawingProps & { name: GlyphName }) {
  return <Drawing path={glyphs[name]} {...rest} />
}

/** One that is drawn by a path of its own, on the same field. */
export function Drawing({ path, size, className }: DrawingProps & { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('glyph', className)} data-size={size}>
      <path d={path} />
    </svg>
  )
}
