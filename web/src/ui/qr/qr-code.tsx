import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'
import './qr-code.css'

/**
 * A text as a QR code that fills its box, dark on white in every theme: many scanners read no other. `label` says what it
 * is to who does not see it. Throws RangeError for a text that no code holds, about 2,300 bytes.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} className="qr-code">
      <path d={path} />
    </svg>
  )
}
