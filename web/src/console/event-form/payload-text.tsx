import { isObject, readJson } from '@chaupar/api/document'
import { useState } from 'react'
import type { Node } from '../reference/document.ts'

/** A payload as JSON text. While the text is no JSON object, the payload stays and the form cannot be sent. */
export function PayloadText({ payload, onChange }: { payload: Node; onChange: (payload: Node) => void }) {
  const [text, setText] = useState(() => JSON.stringify(payload, null, 2))
  return (
    <label className="console-form-wide">
      Payload
      <textarea
        className="event-form-text"
        rows={12}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          const typed = readJson(target.value)
          target.setCustomValidity(isObject(typed) ? '' : 'This is not a JSON object')
          if (isObject(typed)) onChange(typed)
        }}
      />
    </label>
  )
}
