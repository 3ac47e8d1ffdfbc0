import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'

const files = {
  menu: './menu/side-menu.tsx',
  login: '../features/auth/auth-panel.tsx',
  search: './site-search.tsx',
}
const loaded: string[] = []

beforeEach(() => {
  vi.resetModules()
  loaded.length = 0
  for (const [name, file] of Object.entries(files)) {
    vi.doMock(file, () => {
      loaded.push(name)
      return {}
    })
  }
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle())
})
afterEach(() => {
  for (const file of Object.values(files)) vi.doUnmock(file)
})

async function open(player: boolean) {
  const panels = await import('./panel-loaders.ts')
  return panels.preloadPanels(player)
}

test('a guest has menu, login and search loaded, one after the other', async () => {
  await open(false)
  await eventually(() => expect(loaded).toEqual(['menu', 'login', 'search']))
})

test('a player has no login loaded', async () => {
  await open(true)
  await eventually(() => expect(loaded).toEqual(['menu', 'search']))
})

test('ignores a panel that fails to load, and loads the next', async () => {
  vi.doMock(files.menu, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await open(false)
  await eventually(() => expect(loaded).toEqual(['login', 'search']))
})

test('nothing is loaded before the page is there and idle', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await open(true)
  expect(idle).toHaveLength(0)
  state.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  await vi.dynamicImportSettled()
  expect(loaded).toEqual([])
  expect(idle).toHaveLength(1)
  idle[0]?.()
  await eventually(() => expect(loaded).toEqual(['menu', 'search']))
})

test.each([
  ['a visitor who saves data', () => vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })],
  ['a browser without a network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('nothing is loaded for %s', async (_, arrange) => {
  arrange()
  await open(false)
  await vi.dynamicImportSettled()
  expect(loaded).toEqual([])
})
