import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { controlPath, controlToken } from './control.ts'
import { type Command, curlOf, shortCurlOf } from './curl.ts'

/** The command line that does what the panel did last; copied, it holds the whole address. */
export function CurlLine({ command }: { command: Command }) {
  const [copied, setCopied] = useState(false)
  const code = useRef<HTMLElement>(null)
  const copy = async () => {
    const base = `${window.location.origin}${controlPath}`
    const text = curlOf(command, { base, hasToken: controlToken() !== null })
    // Only secure pages have a clipboard; elsewhere the text is selected for the keys.
    if (navigator.clipboard === undefined) {
      if (code.current) window.getSelection()?.selectAllChildren(code.current)
      return
    }
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }
  const Icon = copied ? Check : Copy
  return (
    <div className="qa-curl">
      <code ref={code}>{shortCurlOf(command)}</code>
      <IconButton
        label={copied ? 'Copied' : `Copy the command ${command.op}`}
        icon={<Icon size={14} aria-hidden="true" />}
        className="qa-copy"
        onClick={() => void copy()}
      />
    </div>
  )
}
