import type { WorldContext } from '../base/context.ts'

export interface Banner {
  /** Ascending; spec 4. */
  order: number
  image: string
  alt: string
  href: string
  title: string
  text: string
  label: string
}

export interface Announcement {
  content: string
}

export function banners(world: WorldContext): Banner[] {
  return world.store.all('SELECT * FROM banners ORDER BY id', [], (row) => ({
    order: row.integer('position'),
    image: row.text('image'),
    alt: row.text('alt'),
    href: row.text('href'),
    title: row.text('title'),
    text: row.text('body'),
    label: row.text('label'),
  }))
}

export function addBanner(world: WorldContext, banner: Banner): void {
  world.store.run('INSERT INTO banners (position, image, alt, href, title, body, label) VALUES (?, ?, ?, ?, ?, ?, ?)', [
    banner.order,
    banner.image,
    banner.alt,
    banner.href,
    banner.title,
    banner.text,
    banner.label,
  ])
}

export function announcements(world: WorldContext): Announcement[] {
  return world.store.all('SELECT content FROM announcements ORDER BY id', [], (row) => ({
    content: row.text('content'),
  }))
}

export function replaceAnnouncements(world: WorldContext, contents: readonly string[]): void {
  world.store.change('DELETE FROM announcements')
  for (const content of contents) world.store.run('INSERT INTO announcements (content) VALUES (?)', [content])
}
