import { Drawing } from '../ui/basics/glyph.tsx'
import type { SocialLink } from './social-links.ts'

const paths = {
  WhatsApp:
    'M3 21l1.6-4.7a8.5 8.5 0 1 1 3.2 3.1zM8.7 8.6c-.4 3 3.7 7 6.7 6.6c.9-.2 1.3-1 1.2-1.7l-2-1l-1 .9c-1.3-.5-2.2-1.4-2.7-2.7l.9-1l-1-2c-.7-.1-1.8.1-2.1.9',
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M17.2 6.8h.01',
  Facebook: 'M12 21a9 9 0 1 1 .01 0M15.5 8H14c-1.2 0-2 .8-2 2v11M9 13h6',
  Telegram: 'M21 4L3 11l5.5 2.2M21 4l-3 16l-9.5-6.8M21 4L8.5 13.2V20l3.5-4.2',
} as const satisfies Readonly<Record<SocialLink['name'], string>>

/** The mark of a social network, as a line drawing beside the link to it. */
export function SocialMark({ name, ...rest }: { name: SocialLink['name']; size?: 21 }) {
  return <Drawing path={paths[name]} {...rest} />
}
