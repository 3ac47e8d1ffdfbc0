import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')
const text = (path: string) => readFileSync(join(web, path), 'utf8')
const manifest = JSON.parse(text('public/manifest.webmanifest'))

/** Width and height in the head of a PNG file. */
function pngSize(path: string): string {
  const file = readFileSync(join(web, 'public', path))
  expect(file.subarray(1, 4).toString('latin1'), path).toBe('PNG')
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}

test('the manifest names the brand, starts at the landing page and opens without a browser frame', () => {
  expect(manifest).toMatchObject({ name: 'Chaupar', id: '/', start_url: '/', scope: '/', display: 'standalone' })
})

test('its colours are those of the page', () => {
  const ground = /--ground: (#\w+);/.exec(text('src/styles/tokens.css'))?.[1]
  expect(manifest.theme_color).toBe(ground)
  expect(manifest.background_color).toBe(ground)
  expect(text('index.html')).toContain(`<meta name="theme-color" content="${ground}" />`)
})

test('its icons are there in the sizes that it says, one of them maskable', () => {
  const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons
  const drawn = icons.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ src }) => pngSize(src))).toEqual(drawn.map(({ sizes }) => sizes))
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src } of icons.filter(({ type }) => type === 'image/svg+xml'))
    expect(text(`public${src}`)).toMatch(/^<svg /)
})

test.each(['index.html', 'app.html'])('%s names the manifest and the icon for iOS', (page) => {
  const html = text(page)
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  const icon = /<link rel="apple-touch-icon" href="([^"]+)" \/>/.exec(html)?.[1] ?? ''
  expect(pngSize(icon)).toBe('180x180')
})

test('no service worker, which could show old money', () => {
  expect(text('src/main.tsx')).not.toContain('serviceWorker')
  expect(manifest.serviceworker).toBeUndefined()
})
