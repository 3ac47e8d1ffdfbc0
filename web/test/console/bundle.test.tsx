import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { readBundleFile } from '../../src/console/bundle/bundle-file.ts'
import { screenBeside } from '../../src/console/bundle/screen-beside.ts'
import { Console } from '../../src/console/console.tsx'
import { ask } from '../../src/console/control/control.ts'
import { atEnd } from '../at-end.ts'
import { show, useMock, withClipboard } from './mock.tsx'

beforeEach(() => {
  withClipboard()
  window.history.replaceState(null, '', '/__mock/?world=mine')
})

const file = (text: string) => new File([text], 'saved.chaupar.json', { type: 'application/json' })

/** A world with a known seed, in which the player was given money. */
async function useWorld() {
  const mock = await useMock()
  await ask('createWorld', { name: 'mine', seed: '7', frozen: true })
  await ask('creditPlayer', { world: 'mine', username: 'player', amount: 250.5 })
  return mock
}

/** Catches the files that the page offers to save. */
function catchFiles(): { name: string; text: Promise<string> }[] {
  const files: { name: string; text: Promise<string> }[] = []
  let offered = new Blob()
  const { createObjectURL, revokeObjectURL } = URL
  atEnd(() => Object.assign(URL, { createObjectURL, revokeObjectURL }))
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) offered = blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: offered.text() })
  })
  return files
}

const bar = async () => within(await screen.findByRole('group', { name: 'What happened' }))

test('one press saves the world in a file, and a console of its own says that it has no screen', async () => {
  await useWorld()
  const files = catchFiles()
  show(<Console />)
  await userEvent.click((await bar()).getByRole('button', { name: 'Save what happened' }))
  const saved = 'Saved mine.chaupar.json without the screen: it is recorded where the console is open beside a page'
  expect(await screen.findByText(`${saved} (Alt+Shift+M there).`)).toBeTruthy()
  expect(files.map(({ name }) => name)).toEqual(['mine.chaupar.json'])
  const read = await readBundleFile(file((await files[0]?.text) ?? ''))
  expect(read).toMatchObject({ bundle: { world: { name: 'mine', seed: '7' }, shortened: [] } })
})

test('a refusal of the mock is shown in its words', async () => {
  await useMock()
  window.history.replaceState(null, '', '/__mock/')
  show(<Console />)
  await userEvent.click((await bar()).getByRole('button', { name: 'Save what happened' }))
  const why =
    'The seed of the world default is hidden, and a file would reveal it: repeat the fault in a world of its own'
  expect(await screen.findByText(`400 bad_request: ${why}, and save that`)).toBeTruthy()
})

test('a saved file is opened: the slider selects rows, and a world is made of the moment or of the end', async () => {
  const { seen } = await useWorld()
  const bundle = await ask('saveBundle', { world: 'mine', note: 'The balance is shown twice' })
  show(<Console />)
  await userEvent.upload((await bar()).getByLabelText('Open what happened'), file(JSON.stringify(bundle)))
  expect(await screen.findByText('The balance is shown twice')).toBeTruthy()
  expect(screen.getByText('This file has no screen: it was saved by the console alone, or by a call.')).toBeTruthy()
  const last = bundle.journal.length
  expect(screen.getByRole('button', { name: `Open here, after row ${last}` })).toBeTruthy()
  const slider = screen.getByRole('slider', { name: 'Moment' })
  fireEvent.change(slider, { target: { value: '1000' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('1.0 s, row 2, /')
  const rows = within(screen.getByRole('region', { name: 'Journal' }))
  expect(rows.getByRole('button', { expanded: true }).textContent).toMatch(/^2/)
  const [first] = rows.getAllByRole('button', { expanded: false })
  if (first !== undefined) await userEvent.click(first)
  expect(slider.getAttribute('aria-valuetext')).toBe('0.0 s, row 1, /')
  await userEvent.click(screen.getByRole('button', { name: 'Open here, after row 1' }))
  const link = await screen.findByRole('link', { name: '/ in mine-2' })
  expect(link.getAttribute('href')).toBe('http://mine-2.localhost:3000/')
  await userEvent.click(screen.getByRole('button', { name: 'Open as saved' }))
  expect(await screen.findByRole('link', { name: '/ in mine-3' })).toBeTruthy()
  const sent = seen.filter(({ path }) => path === '/__mock/bundles/open').map(({ body }) => body)
  expect(sent).toEqual([
    { bundle, name: 'mine-2', at: 1 },
    { bundle, name: 'mine-3' },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('region', { name: 'Worlds' })).toBeTruthy()
})

test('a file that was edited is refused by the mock in its words, and no world is made', async () => {
  await useWorld()
  const bundle = await ask('saveBundle', { world: 'mine' })
  const edited = JSON.stringify({ ...bundle, world: { ...bundle.world, seed: '8' } })
  show(<Console />)
  await userEvent.upload((await bar()).getByLabelText('Open what happened'), file(edited))
  await userEvent.click(await screen.findByRole('button', { name: 'Open as saved' }))
  const why = 'The file cannot be opened: it was edited after it was saved'
  expect(await screen.findByText(`400 bad_request: ${why}`)).toBeTruthy()
  expect((await ask('listWorlds', {})).map(({ name }) => name)).toEqual(['default', 'mine'])
})

test('a file that cannot be opened is refused in one sentence', async () => {
  await useWorld()
  const bundle = await ask('saveBundle', { world: 'mine' })
  const problems = async (value: unknown) => readBundleFile(file(JSON.stringify(value)))
  const event = { type: 4, timestamp: 8.7e15, data: {} }
  expect(await readBundleFile(file(JSON.stringify(bundle).slice(0, -9)))).toEqual({
    problem: 'This file is not JSON, or was cut.',
  })
  expect(await problems([bundle])).toEqual({ problem: 'This file holds no saved bug.' })
  expect(await problems({ ...bundle, kind: 'journal' })).toEqual({ problem: 'This file holds no saved bug.' })
  expect(await problems({ ...bundle, version: 2 })).toEqual({
    problem: 'This file has version 2, and this console reads version 1: open it with a newer mock.',
  })
  expect(await problems({ ...bundle, journal: [{ ...bundle.journal[0], at: 'noon' }] })).toEqual({
    problem: 'This file was changed: journal.0.at is not as the mock writes it.',
  })
  expect(await problems({ ...bundle, screen: { startedAt: 0, address: '/', events: [event] } })).toEqual({
    problem: 'This file was changed: screen.events.0 is not as the mock writes it.',
  })
  const large = file('{}')
  Object.defineProperty(large, 'size', { value: 32 * 1024 * 1024 + 1 })
  expect(await readBundleFile(large)).toEqual({ problem: 'This file is larger than 32 MB.' })
})

test('the page beside gives its screen for its own world alone', () => {
  const recorded = { startedAt: 1, address: '/home', events: [{ type: 4, timestamp: 1 }] }
  const { origin } = window.location
  const page = {
    location: { origin, hostname: 'mine.localhost' },
    document: { cookie: 'theme=dark; world=other' },
    chauparScreen: () => recorded,
  }
  const onAnotherHost = { ...page, location: { origin, hostname: 'play.example' } }
  expect(screenBeside('mine', page)).toEqual({ screen: recorded })
  expect(screenBeside('other', page)).toEqual({ reason: 'the page beside is in mine' })
  expect(screenBeside('other', onAnotherHost)).toEqual({ screen: recorded })
  expect(screenBeside('default', { ...onAnotherHost, document: { cookie: '' } })).toEqual({ screen: recorded })
  expect(screenBeside('mine', { ...page, chauparScreen: () => null })).toEqual({
    reason: 'the page beside is not recorded',
  })
  const elsewhere = { ...page, location: { origin: 'https://elsewhere.example', hostname: 'mine.localhost' } }
  for (const alone of [elsewhere, window]) {
    expect(screenBeside('mine', alone)).toEqual({
      reason: 'it is recorded where the console is open beside a page (Alt+Shift+M there)',
    })
  }
})
