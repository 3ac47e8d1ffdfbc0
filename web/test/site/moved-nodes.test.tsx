// @vitest-environment jsdom
import { tolerateMovedNodes } from '@chaupar/api/moved-nodes'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'

beforeAll(tolerateMovedNodes)

const form = document.createElement('main')

function textsOf(parent: Node): Text[] {
  const walker = document.createTreeWalker(parent, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}

/** Moves each text into a `<font>`, as some translators and extensions do. */
function wrapTexts(): void {
  for (const text of textsOf(form)) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}

/** Puts a translation into the place of each text, as Chrome's translator does. */
function replaceTexts(): void {
  for (const text of textsOf(form)) {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = `<${text.data}>`
    text.replaceWith(outer)
  }
}

/** Chrome's translator in two steps: the translation first, then the text goes. */
function replaceTextsInTwoSteps(): void {
  for (const text of textsOf(form)) {
    const font = document.createElement('font')
    font.textContent = `<${text.data}>`
    text.before(font)
    text.remove()
  }
}

/** Lets observers of the document have their say. */
const observersRun = () => Promise.resolve()

function draw(content: ReactNode) {
  // The end of a test takes it out of the document.
  document.body.append(form)
  return render(<p>{content}</p>, { container: form })
}

for (const [name, translate] of [
  ['wraps texts', wrapTexts],
  ['replaces texts', replaceTexts],
  ['replaces texts in two steps', replaceTextsInTwoSteps],
] as const) {
  test(`a translator that ${name} lets React take a text away`, async () => {
    const view = draw(['Pay ', <b key="b">now</b>])
    translate()
    await observersRun()
    view.rerender(<p>{[null, <b key="b">now</b>]}</p>)
    expect(form.textContent).toMatch(/^<?now>?$/)
  })

  test(`a translator that ${name} lets React insert before a text`, async () => {
    const view = draw(
      <>
        {null}Pay {'now'}
      </>,
    )
    translate()
    await observersRun()
    view.rerender(
      <p>
        <b>Refused. </b>Pay {'now'}
      </p>,
    )
    expect(form.textContent).toContain('Refused. ')
    expect(form.querySelectorAll('b')).toHaveLength(1)
  })

  test(`a translator that ${name} lets a new value be seen`, async () => {
    const view = draw(<>Balance {'₹500'} in all</>)
    translate()
    await observersRun()
    view.rerender(<p>Balance {'₹600'} in all</p>)
    await observersRun()
    expect(form.textContent).toMatch(/^<?Balance >?₹600<? in all>?$/)
  })
}

test('an insertion before a wrapped text keeps its place', async () => {
  const content = (note: ReactNode) => (
    <>
      {note}
      Pay {'now'}
    </>
  )
  const view = draw(content(null))
  wrapTexts()
  await observersRun()
  view.rerender(<p>{content(<b>First. </b>)}</p>)
  expect(form.textContent).toBe('First. Pay now')
})

test('a text that was replaced again after its new value is followed again', async () => {
  const content = (amount: string) => <>Balance {amount} in all</>
  const view = draw(content('₹500'))
  for (const amount of ['₹600', '₹700']) {
    replaceTexts()
    await observersRun()
    view.rerender(<p>{content(amount)}</p>)
    await observersRun()
    expect(form.textContent).toContain(amount)
    expect(form.textContent).not.toContain('₹500')
  }
})
