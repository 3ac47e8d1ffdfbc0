import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ControlData } from '@chaupar/api/control-client'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { GalleryPage } from '../../src/console/gallery/gallery-page.tsx'
import { show, useMock } from './mock.tsx'

type Picture = ControlData<'listGallery'>['pictures'][number]

const home = {
  screen: 'home',
  state: 'player',
  width: 390,
  height: 844,
  language: 'en',
  theme: 'dark',
} as const
const pictures: readonly Picture[] = [
  { ...home, name: 'home.player.390x844.en.dark', result: 'changed' },
  {
    ...home,
    name: 'home.player.1440x900.hi.light',
    width: 1440,
    height: 900,
    language: 'hi',
    theme: 'light',
    result: 'same',
  },
  { ...home, name: 'kyc.kyc-declined.390x844.en.dark', screen: 'kyc', state: 'kyc-declined', result: 'new' },
  { ...home, name: 'pins.player.390x844.en.dark', screen: 'pins', result: 'failed', problem: 'The page stayed empty' },
]

/** A gallery's folder whose pictures are the texts 'latest', 'accepted' and 'difference'. */
function galleryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-gallery-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const kind of ['latest', 'accepted', 'difference']) {
    mkdirSync(join(folder, kind))
    for (const { name } of pictures) writeFileSync(join(folder, kind, `${name}.png`), kind)
  }
  writeFileSync(join(folder, 'latest/index.json'), JSON.stringify({ madeAt: '2026-11-21T06:30:00.000Z', pictures }))
  return folder
}

const shownKinds = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt')?.split(':')[0])
const rows = () => within(screen.getByRole('navigation', { name: 'Pictures' })).getAllByRole('button')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('without a gallery the panel says how to make one', async () => {
  await useMock()
  show(<GalleryPage />)
  const panel = within(screen.getByRole('region', { name: 'Gallery' }))
  expect(panel.getByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(await panel.findByText('npm run gallery')).toBeTruthy()
  expect(panel.getByText('npm run gallery -- --accept')).toBeTruthy()
  expect(panel.queryByRole('navigation')).toBeNull()
})

test('a mock that does not answer is asked again by a press', async () => {
  await useMock()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no connection')
  })
  show(<GalleryPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('The mock does not answer')
  vi.stubGlobal('fetch', fetch)
  await press('Retry')
  expect(await screen.findByText('npm run gallery')).toBeTruthy()
})

test('a locked mock asks for its token, and the pictures are read with it', async () => {
  await useMock({ controlToken: 'right-token', galleryDir: galleryFolder() })
  show(<GalleryPage />)
  await userEvent.type(await screen.findByLabelText('Control token'), 'right-token')
  await press('Unlock')
  expect(await screen.findByRole('img', { name: /^Difference/ })).toBeTruthy()
})

test('a changed picture stands beside the accepted one and the difference, or alone', async () => {
  await useMock({ galleryDir: galleryFolder() })
  show(<GalleryPage />)
  expect(await screen.findByText('4 pictures, 1 changed')).toBeTruthy()
  expect(screen.getByText('Made on Sat, 21 Nov, 2026, 12:00:00')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Difference: home.player.390x844.en.dark' })).toBeTruthy()
  expect(shownKinds()).toEqual(['Accepted', 'Latest', 'Difference'])
  await press('Accepted')
  expect(shownKinds()).toEqual(['Accepted'])
  expect(screen.getByRole<HTMLImageElement>('img').src).toBe(`data:text/plain;charset=utf-8;base64,${btoa('accepted')}`)
  await press(/^kyc-declined/)
  expect(await screen.findByRole('img', { name: 'Latest: kyc.kyc-declined.390x844.en.dark' })).toBeTruthy()
  expect(shownKinds()).toEqual(['Latest'])
  await press(/failed$/)
  expect(await screen.findByText('The page stayed empty')).toBeTruthy()
  expect(shownKinds()).toEqual([])
})

test('the pictures are chosen by state, theme, language, width and result', async () => {
  await useMock({ galleryDir: galleryFolder() })
  show(<GalleryPage />)
  await screen.findByRole('navigation', { name: 'Pictures' })
  const all = rows().map(({ textContent }) => textContent)
  expect(all).toEqual([
    'player 390 × 844 en darkchanged',
    'player 1440 × 900 hi light',
    'kyc-declined 390 × 844 en darknew',
    'player 390 × 844 en darkfailed',
  ])
  const shown: Readonly<Record<string, [value: string, rows: readonly number[]]>> = {
    Screen: ['kyc', [2]],
    State: ['player', [0, 1, 3]],
    Width: ['1440', [1]],
    Language: ['en', [0, 2, 3]],
    Theme: ['light', [1]],
    Result: ['changed', [0]],
  }
  for (const [field, [value, wanted]] of Object.entries(shown)) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: field }), value)
    expect(rows().map(({ textContent }) => textContent)).toEqual(wanted.map((row) => all[row]))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: field }), 'All')
  }
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Screen' }), 'kyc')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'light')
  expect(screen.getByText('No picture fits the filter.')).toBeTruthy()
})
