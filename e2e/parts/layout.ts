import type { Page } from '@playwright/test'

/** Lists leave out the layout of rows far from sight, so that their boxes are guesses: lays out all of them, until the page goes. */
export async function layOutEveryRow(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Adopted once: each time the browser would work out the style of every element.
    if (document.adoptedStyleSheets.length > 0) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/**
 * The layout faults of the page: cut text, texts and controls on top of each other, and a page wider than its window. Each fault
 * names the text; an empty list means that there are none.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  await layOutEveryRow(page)
  return page.evaluate(async () => {
    type Box = { left: number; right: number; top: number; bottom: number }
    type Piece = { text: string; box: Box; of: Element }
    const faults: string[] = []

    // React draws for a new size, and the browser applies the sheet, in the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))

    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (beyond > 0) faults.push(`the page is ${beyond} px wider than its window`)

    /** Asked many times of the same elements, of which none changes meanwhile: answers once for each. */
    const onceFor = <Answer>(answer: (element: Element) => Answer) => {
      const answers = new Map<Element, { answer: Answer }>()
      return (element: Element): Answer => {
        const known = answers.get(element) ?? { answer: answer(element) }
        answers.set(element, known)
        return known.answer
      }
    }
    const looksOf = onceFor((element) => {
      const { position, overflowX, overflowY, clipPath, textOverflow, webkitLineClamp } = getComputedStyle(element)
      return { position, overflowX, overflowY, clipPath, textOverflow, webkitLineClamp }
    })
    const roomOf = onceFor((element): Box => element.getBoundingClientRect())

    const layerOf = onceFor((element): Element | null => {
      if (/fixed|sticky/.test(looksOf(element).position) || element.matches('dialog, [popover]')) return element
      return element.parentElement && layerOf(element.parentElement)
    })
    const isForReadersOnly = onceFor(
      (element): boolean =>
        looksOf(element).clipPath === 'inset(50%)' ||
        (element.parentElement !== null && isForReadersOnly(element.parentElement)),
    )
    const isShown = onceFor(
      (element) =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        element.closest('.marquee, iframe, canvas, option, title') === null &&
        // What has no room in the header stands on a second line, out of sight: the word of a balance, and the last links.
        element.closest('.balances .figure > span, .header-nav') === null &&
        !isForReadersOnly(element),
    )
    const quoted = (text: string) => `"${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`

    /** The parts of a box that its ancestors let through, and whether one of them scrolls it into view. */
    const visiblePart = (of: Element, box: Box): { part: Box; scrolls: boolean; cutBy: Element | null } => {
      let part = box
      let cutBy: Element | null = null
      let scrolls = false
      const { position: own } = looksOf(of)
      let leaves = own === 'fixed'
      // The body's overflow is the window's, which scrolls everything into view.
      for (let at: Element | null = of; at !== null && at !== document.body && !leaves; at = at.parentElement) {
        const { overflowX, overflowY, position } = looksOf(at)
        const room = roomOf(at)
        const isScroller = /auto|scroll/.test(overflowX + overflowY)
        const before = part
        if (overflowX !== 'visible')
          part = { ...part, left: Math.max(part.left, room.left), right: Math.min(part.right, room.right) }
        if (overflowY !== 'visible')
          part = { ...part, top: Math.max(part.top, room.top), bottom: Math.min(part.bottom, room.bottom) }
        if (isScroller) scrolls = true
        else if (
          cutBy === null &&
          Math.abs(part.right - part.left - before.right + before.left) +
            Math.abs(part.bottom - part.top - before.bottom + before.top) >
            2
        )
          cutBy = at
        leaves = position === 'fixed'
      }
      return { part, scrolls, cutBy }
    }

    const endsInDots = (element: Element | null) =>
      element !== null && looksOf(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth

    const pieces: Piece[] = []
    const pen = document.createElement('canvas').getContext('2d')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const of = node.parentElement
      if (text.trim() === '' || of === null || !isShown(of)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const style = getComputedStyle(of)
      const cut = of.closest('[class*="truncate"]') ?? of
      const isEllipsis = [of, cut].some(endsInDots)
      if (pen) pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const letters = pen?.measureText(text)
      const clamps = [of, of.parentElement].some((at) => at !== null && looksOf(at).webkitLineClamp !== 'none')
      for (const whole of range.getClientRects()) {
        if (whole.width < 1 || whole.height < 1) continue
        // A line's box is higher than its letters.
        const ease = Math.max(0, whole.height - Number.parseFloat(style.fontSize)) / 2
        const box = { left: whole.left, right: whole.right, top: whole.top + ease, bottom: whole.bottom - ease }
        const { part, scrolls, cutBy } = visiblePart(of, box)
        const [width, height] = [part.right - part.left, part.bottom - part.top]
        if (width <= 0 || height <= 0) {
          if (!scrolls && !clamps && !isEllipsis && cutBy !== null && !endsInDots(cutBy))
            faults.push(`${quoted(text)} is not seen: ${cutBy.className} cuts it`)
          continue
        }
        // The signs above and below Hindi letters stand beyond the line.
        if (letters && !scrolls) {
          const base = whole.top + letters.fontBoundingBoxAscent
          const ink = {
            ...box,
            top: base - letters.actualBoundingBoxAscent,
            bottom: base + letters.actualBoundingBoxDescent,
          }
          const seen = visiblePart(of, ink).part
          const lost = Math.max(seen.top - ink.top, ink.bottom - seen.bottom)
          // A line that is clamped away, or a row that is scrolled out of sight, loses more than the ends of its letters.
          if (lost > 1 && lost < whole.height / 2)
            faults.push(`${quoted(text)} loses ${lost.toFixed(1)} px of its letters`)
        }
        if (cutBy !== null && !scrolls && !clamps && (isEllipsis || !endsInDots(cutBy))) {
          const shown = Math.floor((width / (box.right - box.left)) * text.trim().length)
          if (!isEllipsis)
            faults.push(
              `${quoted(text)} is cut by .${String(cutBy.className).split(' ')[0]} (${Math.round(width)} of ${Math.round(box.right - box.left)} px, ${Math.round(height)} of ${Math.round(box.bottom - box.top)} px)`,
            )
          // What follows in the same line may end early.
          else if (shown < 12 && cut.textContent?.trim().startsWith(text.trim()))
            faults.push(`${quoted(text)} shows ${shown} letters`)
        }
        pieces.push({ text, of, box: part })
      }
    }

    // Others are as large as a finger and show a sign in their middle: what is near them is not covered.
    const isPainted = (control: Element) => {
      const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(control)
      const isClear = (colour: string) => /^rgba\(.*, 0\)$|transparent/.test(colour)
      return !isClear(backgroundColor) || (borderTopWidth !== '0px' && !isClear(borderTopColor))
    }
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
      (control) => isShown(control) && isPainted(control),
    )
    for (const control of controls) {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const { part } = visiblePart(control, { left, right, top, bottom })
      if (part.right - part.left > 2 && part.bottom - part.top > 2)
        pieces.push({
          text: control.getAttribute('aria-label') ?? control.textContent ?? control.tagName,
          of: control,
          box: part,
        })
    }

    // The plate of a suspended market lies on prices that cannot be pressed and show nothing.
    const saysWhyOff = (plate: Element, control: Element) =>
      plate.closest('.row-status') !== null && (control.ariaDisabled === 'true' || control.matches(':disabled'))
    const layers = new Map(pieces.map(({ of }) => [of, layerOf(of)]))
    const sorted = pieces.toSorted((a, b) => a.box.top - b.box.top)
    const seen = new Set<string>()
    sorted.forEach((one, index) => {
      for (let next = index + 1; next < sorted.length; next += 1) {
        const other = sorted[next]
        if (other === undefined || other.box.top > one.box.bottom - 3) break
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
        if (across <= 3 || down <= 3 || one.of.contains(other.of) || other.of.contains(one.of)) continue
        if (layers.get(one.of) !== layers.get(other.of)) continue
        if (saysWhyOff(one.of, other.of) || saysWhyOff(other.of, one.of)) continue
        const name = `${quoted(one.text)} and ${quoted(other.text)} lie on each other`
        if (!seen.has(name)) faults.push(`${name} (${Math.round(across)} x ${Math.round(down)} px)`)
        seen.add(name)
      }
    })
    return [...new Set(faults)]
  })
}
