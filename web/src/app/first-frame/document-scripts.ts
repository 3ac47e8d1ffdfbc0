import { chooseFrame, type EarlyFile, type FramePatterns, framePatterns } from './choose-frame.ts'

/**
 * The scripts that stand inside of the document, as sources: in the head, and behind the root. What they are made of may use
 * what it is given, the browser, and nothing besides.
 */
export function documentScripts(files: readonly EarlyFile[]): { begin: string; place: string } {
  const given = JSON.stringify({ patterns: framePatterns(), files })
  return { begin: `(${beginDocument})(${chooseFrame},${given})`, place: `(${placeFrame})()` }
}

/**
 * In the head: chooses the frame by the address and by what this device keeps, and asks for what its page needs. The style
 * hides the landing page while it is not the one.
 */
function beginDocument(
  choose: typeof chooseFrame,
  { patterns, files }: { patterns: FramePatterns; files: readonly EarlyFile[] },
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
  if (language !== null && language !== 'en') documentElement.dataset.untold = ''
  for (const file of files) {
    if (file.frame !== frame || !new RegExp(file.path ?? '', 'i').test(location.pathname)) continue
    const link = document.createElement('link')
    if (file.media === undefined) {
      link.rel = 'modulepreload'
      link.crossOrigin = ''
    } else {
      link.rel = 'preload'
      link.as = 'image'
      link.media = file.media
      link.fetchPriority = 'high'
    }
    link.href = file.href
    head.append(link)
  }
}

/** Behind the root: puts the chosen frame in the place of the landing page. */
function placeFrame(): void {
  const { frame, untold } = document.documentElement.dataset
  const root = document.getElementById('root')
  if (!root) return
  const template = document.getElementById(`frame-${frame}`)
  if (template instanceof HTMLTemplateElement) root.replaceChildren(template.content)
  else if (frame !== 'landing') root.replaceChildren()
  // On the children, which the app replaces, so that its own texts are seen.
  if (untold !== undefined) for (const child of root.children) child.classList.add('untold')
  root.dataset.placed = ''
}
