import { useState } from 'react'
import type { Copies } from './copies.ts'
import './copy-as.css'

const forms = ['curl', 'Playwright step', 'scenario entry'] as const

/** Copies one thing in the form that is chosen. Only secure pages have a clipboard: elsewhere the text is shown, to be selected. */
export function CopyAs({ copies, noun }: { copies: Copies; noun: string }) {
  const [done, setDone] = useState('')
  const [shown, setShown] = useState<string | null>(null)
  const clipboard: Clipboard | undefined = navigator.clipboard
  const copy = (form: (typeof forms)[number], text: string) => {
    const show = () => {
      setShown(text)
      setDone('Select the text to copy it')
    }
    if (clipboard === undefined) show()
    else clipboard.writeText(text).then(() => setDone(`Copied as ${form}`), show)
  }
  return (
    <fieldset className="copy-as" aria-label={`Copy ${noun} as`}>
      <span aria-hidden="true">Copy as</span>
      {forms.map((form) => {
        const text = copies[form]
        return text === undefined ? null : (
          <button key={form} type="button" className="console-button" onClick={() => copy(form, text)}>
            {form}
          </button>
        )
      })}
      <span role="status">{done}</span>
      {shown === null ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard
        <pre tabIndex={0}>{shown}</pre>
      )}
    </fieldset>
  )
}
