import { type ComponentProps, type ReactNode, useState } from 'react'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  src: string
  alt: string
  /** Stands in the place of a picture that does not come. */
  instead?: ReactNode
}

/** A picture. One that cannot be loaded leaves its ground alone, without the frame that browsers draw for it. */
export function Picture({ src, alt, instead = null, ...img }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  if (failed === src) return instead
  return <img {...img} src={src} alt={alt} onError={() => setFailed(src)} />
}
