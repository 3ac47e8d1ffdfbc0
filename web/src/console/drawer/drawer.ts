/** The drawer: the console of the page's world in a frame beside the page, so that a tester stays where he is. */

type Page = Pick<Window & typeof globalThis, 'document' | 'navigator' | 'sessionStorage' | 'HTMLElement'>

/** The key that opens and closes it, with Alt and Shift: a page of the site uses none of these. */
const key = 'KeyM'
const storageKey = 'mock-drawer'
/** The class by which the recorder of the screen leaves out what is the drawer's. */
const unrecorded = 'rr-block'

/** On a phone the handle stays in sight beside it. */
const width = 'min(460px, 100vw - 24px)'

const frameStyle: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0 0 0 auto',
  width,
  height: '100%',
  border: '0',
  boxShadow: '0 0 24px #000a',
  zIndex: '2147483646',
}

const handleStyle: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  top: '40%',
  right: '0',
  padding: '10px 3px',
  border: '1px solid #8886',
  borderRight: '0',
  borderRadius: '6px 0 0 6px',
  background: '#0b0d1acc',
  color: '#fff',
  font: '600 11px/1 system-ui, sans-serif',
  writingMode: 'vertical-rl',
  cursor: 'pointer',
  zIndex: '2147483647',
}

/**
 * Adds the drawer to a page. It stays open over a reload of the tab. A page that a test drives gets no handle, which would
 * lie over what the test presses; the keys work there too.
 */
export function addDrawer({ document, navigator, sessionStorage, HTMLElement }: Page): void {
  let frame: HTMLIFrameElement | null = null
  let focused: Element | null = null

  const handle = document.createElement('button')
  handle.type = 'button'
  handle.className = unrecorded
  handle.textContent = 'Mock'
  handle.setAttribute('aria-label', 'Mock console, Alt+Shift+M')
  Object.assign(handle.style, handleStyle)

  const open = () => {
    focused = document.activeElement
    frame = document.createElement('iframe')
    frame.title = 'Mock console'
    frame.className = unrecorded
    frame.src = '/__mock/'
    Object.assign(frame.style, frameStyle)
    // Keys that are pressed in the console reach its own window alone.
    frame.addEventListener('load', () => frame?.contentWindow?.addEventListener('keydown', onKey))
    document.body.append(frame)
    frame.focus()
  }
  const close = () => {
    frame?.remove()
    frame = null
    if (focused instanceof HTMLElement) focused.focus()
  }
  const toggle = () => {
    const isOpen = frame !== null
    if (isOpen) close()
    else open()
    handle.setAttribute('aria-expanded', String(!isOpen))
    handle.style.right = isOpen ? '0' : width
    if (isOpen) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, 'open')
  }
  function onKey(event: KeyboardEvent): void {
    if (event.code !== key || !event.altKey || !event.shiftKey) return
    event.preventDefault()
    toggle()
  }

  handle.addEventListener('click', toggle)
  handle.setAttribute('aria-expanded', 'false')
  document.addEventListener('keydown', onKey)
  if (!navigator.webdriver) document.body.append(handle)
  if (sessionStorage.getItem(storageKey) === 'open') toggle()
}
