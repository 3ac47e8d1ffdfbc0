import { expect, test } from 'vitest'
import { addDrawer } from '../../src/console/drawer/drawer.ts'

/** A page of the site with the drawer, in a window of its own, since its whole document hears the keys. */
function openPage(navigator = { ...window.navigator, webdriver: false }) {
  const page = window.document.body.appendChild(window.document.createElement('iframe')).contentDocument?.defaultView
  if (!page) throw new Error('the frame has no window')
  const { document } = page
  document.body.innerHTML = '<button>Place bet</button>'
  const add = () => addDrawer({ document, navigator, sessionStorage, HTMLElement: page.HTMLElement })
  add()
  return {
    document,
    add,
    drawer: () => document.querySelector('iframe[title="Mock console"]'),
    handle: document.querySelector<HTMLElement>('[aria-label="Mock console, Alt+Shift+M"]'),
    press: (held: KeyboardEventInit) =>
      document.body.dispatchEvent(new page.KeyboardEvent('keydown', { code: 'KeyM', bubbles: true, ...held })),
  }
}

test('its keys open the console beside the page, and closing gives the focus back', () => {
  const { document, drawer, press } = openPage()
  document.querySelector('button')?.focus()
  press({ altKey: true })
  expect(drawer()).toBeNull()
  press({ altKey: true, shiftKey: true })
  expect(drawer()?.getAttribute('src')).toBe('/__mock/')
  expect(document.activeElement).toBe(drawer())
  press({ altKey: true, shiftKey: true })
  expect(drawer()).toBeNull()
  expect(document.activeElement?.textContent).toBe('Place bet')
})

test('its handle says whether it is open, and it is open again after a reload', () => {
  const { document, add, drawer, handle } = openPage()
  expect(handle?.getAttribute('aria-expanded')).toBe('false')
  handle?.click()
  expect(handle?.getAttribute('aria-expanded')).toBe('true')
  document.body.replaceChildren()
  add()
  expect(drawer()).not.toBeNull()
})

test('a page that a test drives has no handle over it', () => {
  expect(openPage({ ...window.navigator, webdriver: true }).handle).toBeNull()
})
