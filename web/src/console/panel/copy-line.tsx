import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { classNames } from '../../ui/basics/class-names.ts'
import { IconButton } from '../../ui/basics/icon-button.tsx'
import { controlBase, controlToken } from '../control/control.ts'
import { type Command, curlOf, shortCurlOf } from '../control/curl.ts'
import './copy-line.css'

export type CopyLineProps = {
  /** What people read. */
  shown: string
  /** What is copied. */
  whole: string
  /** Says what the line is: 'the command listWorlds'. */
  noun: string
  className?: string
}

/** A line for the shell. Only secure pages have a clipboard: elsewhere the whole line stands there and is selected. */
export function CopyLine({ shown, whole, noun, className }: CopyLineProps) {
  const [copied, setCopied] = useState(false)
  const code = useRef<HTMLElement>(null)
  const hasClipboard = navigator.clipboard !== undefined
  const copy = async () => {
    await navigator.clipboard.writeText(whole)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }
  const select = () => {
    if (code.current) window.getSelection()?.selectAllChildren(code.current)
  }
  const Icon = copied ? Check : Copy
  return (
    <div className={classNames('copy-line', className)}>
      <code ref={code}>{hasClipboard ? shown : whole}</code>
      <IconButton
        label={copied ? 'Copied' : `${hasClipboard ? 'Copy' : 'Select'} ${noun}`}
        icon={<Icon size={14} aria-hidden="true" />}
        className="copy-line-button"
        onClick={hasClipboard ? () => void copy() : select}
      />
    </div>
  )
}

/** The command line that does what the panel did last; copied, it holds the whole address. */
export function CurlLine({ command }: { command: Command }) {
  const hasToken = controlToken() !== null
  return (
    <CopyLine
      shown={shortCurlOf(command, { hasToken })}
      whole={curlOf(command, { base: controlBase(), hasToken })}
      noun={`the command ${command.op}`}
    />
  )
}
