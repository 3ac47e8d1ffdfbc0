import { earlyKey } from '../../api/early-answers.ts'
import { chooseFrame, type EarlyFiles, type FramePatterns, framePatterns } from './choose-frame.ts'
import { beginCalls, earlyCalls, earlyRules } from './early-calls.ts'
import { nameMatch } from './early-match.ts'
import { framedPages } from './framed-pages.ts'

/**
 * The app: `config` has the addresses of its hosts, each of `scripts` is run when the one before it has. Asked for beside them, and
 * run by them: `landing` on the landing page, and `behind` everywhere.
 */
type AppScripts = {
  config: string
  scripts: readonly string[]
  landing: readonly string[]
  behind: readonly string[]
}

/**
 * The scripts that stand inside of the document, as sources: in the head, and behind the root. What they are made of may use
 * what it is given, the browser, and nothing besides.
 */
export function documentScripts(files: readonly EarlyFiles[], app: AppScripts): { begin: string; place: string } {
  const given = JSON.stringify({ patterns: framePatterns(), files })
  return {
    begin: `(${beginDocument})(${chooseFrame},${given})`,
    place: `(${placeFrame})(${JSON.stringify(app)},${JSON.stringify(framedPages)},f=>(${beginCalls})(${JSON.stringify(earlyCalls)},${earlyKey},${JSON.stringify(earlyRules)},${nameMatch},f))`,
  }
}

/**
 * In the head: chooses the frame by the address and by what this device keeps, and asks for what its page needs. The style
 * hides the landing page while it is not the one.
 */
function beginDocument(
  choose: typeof chooseFrame,
  { patterns, files }: { patterns: FramePatterns; files: readonly EarlyFiles[] },
): void {
  const { documentElement, head } = document
  let token = null
  let language = null
  try {
    token = localStorage.getItem('token')
    language = sessionStorage.getItem('languageAwaited') ?? localStorage.getItem('language')
  } catch {
    // Storage may be closed to us: a guest, then, who reads English.
  }
  const frame = choose(location.pathname, token !== null, patterns)
  documentElement.dataset.frame = frame
  // The texts of the frame are English; another language waits for its own.
  if (language !== null && language !== 'en') documentElement.dataset.textsHidden = ''
  for (const { frames, path, kind, hrefs, media, late } of files) {
    if (!frames.includes(frame) || (path !== undefined && !new RegExp(path, 'i').test(location.pathname))) continue
    for (const href of hrefs) {
      const link = document.createElement('link')
      if (kind === 'script') link.rel = 'modulepreload'
      else if (kind === 'inlined') {
        link.rel = 'stylesheet'
        link.disabled = true
      } else {
        link.rel = 'preload'
        link.as = kind
      }
      if (late) link.fetchPriority = 'low'
      if (kind === 'image') link.fetchPriority = 'high'
      else link.crossOrigin = ''
      if (media !== undefined) link.media = media
      link.href = href
      head.append(link)
    }
  }
}

/**
 * Behind the root: puts the chosen frame there, where the page does not hold it already, and begins the app. The landing page is
 * painted first: a slow phone has one thread for both.
 */
function placeFrame(
  { config, scripts, landing, behind }: AppScripts,
  framed: Readonly<Record<string, string>>,
  beginCalls: (frame: string | undefined) => void,
): void {
  // public/old-browser.js sets the last one.
  const { frame, textsHidden, unsupported } = document.documentElement.dataset
  const root = document.getElementById('root')
  if (!root || unsupported !== undefined) return
  const own = Object.keys(framed).find((page) => new RegExp(framed[page] ?? '', 'i').test(location.pathname))
  const template = document.getElementById(`frame-${(frame === 'player' && own) || frame}`)
  if (template instanceof HTMLTemplateElement) root.replaceChildren(template.content)
  else if (frame !== 'landing') root.replaceChildren()
  // On the children, which the app replaces, so that its own texts are seen.
  if (textsHidden !== undefined) for (const child of root.children) child.classList.add('texts-hidden')
  root.dataset.placed = ''
  // A press before the app has loaded is kept (early-tap.ts); links work by themselves.
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button && root.dataset.begun === undefined) Reflect.set(root, 'tapped', button)
  })
  const begin = async () => {
    document.documentElement.dataset.painted = ''
    for (const script of [config, ...scripts, ...(frame === 'landing' ? landing : []), ...behind]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = script
      document.head.append(link)
    }
    await import(/* @vite-ignore */ config)
    beginCalls(frame)
    for (const script of scripts) {
      await import(/* @vite-ignore */ script)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  // A hidden page paints nothing.
  if (frame !== 'landing' || document.hidden) void begin()
  else requestAnimationFrame(() => setTimeout(begin))
}
