import { X } from 'lucide-react'
import './situations-on.css'

export type SituationsOnProps = { on: readonly string[]; onEnd: (name: string) => void; onEndAll: () => void }

/** What is not as usual in this world, each with the way back. */
export function SituationsOn({ on, onEnd, onEndAll }: SituationsOnProps) {
  if (on.length === 0) return null
  return (
    <div className="situations-on">
      <ul className="console-chips" aria-label="On now">
        {on.map((name) => (
          <li key={name}>
            <button type="button" className="console-chip" aria-label={`End ${name}`} onClick={() => onEnd(name)}>
              {name} <X size={13} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="console-button" onClick={onEndAll}>
        End all
      </button>
    </div>
  )
}
