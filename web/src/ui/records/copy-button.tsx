import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { toast } from '../toasts/toast.ts'
import '../basics/page.css'

const shownMs = 2000

/** Copies a text; says 'Copied' for two seconds. `what` names it for who does not see the line: 'UPI id'. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    writeText(text).then(
      () => setCopied(true),
      () => toast('error', t`Copying is not possible here. Select the text instead.`),
    )
  return (
    <button type="button" className="link-quiet" onClick={copy} aria-label={t`Copy ${what}`}>
      {copied ? <Check size={17} aria-hidden="true" /> : <Copy size={17} aria-hidden="true" />}
      <span aria-live="polite">{copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}</span>
    </button>
  )
}

/** The clipboard is missing on plain http. */
async function writeText(text: string): Promise<void> {
  const clipboard: Clipboard | undefined = navigator.clipboard
  if (!clipboard) throw new Error('no clipboard')
  await clipboard.writeText(text)
}
