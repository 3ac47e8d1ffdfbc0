import { timesText } from '../../money/amounts.ts'
import type { FaceProps } from '../face.ts'
import { numberAt } from '../fields.ts'
import { Flyer } from './flyer.tsx'
import { crashTexts } from './texts.ts'
import { crashTheme } from './themes.ts'
import './crash.css'

/** A bet of the past: what flew, and where it was cashed out. */
export function StillFlight({ theme, language, round }: FaceProps) {
  const t = crashTexts[language]
  const out = round?.events.find(({ type }) => type === 'cash-out')
  const isLost = round?.events.some(({ type }) => type === 'lost') === true
  const times = numberAt(out ?? {}, 'times')
  return (
    <div className="crash-still">
      <Flyer flyer={crashTheme(theme).flyer} />
      {out === undefined && !isLost ? null : (
        <p className={isLost ? 'multiplier multiplier-ended' : 'multiplier'}>
          <span className="multiplier-value">{isLost ? '–' : timesText(times)}</span>
          <span className="multiplier-note">{isLost ? t.stillLost : t.stillOut(timesText(times))}</span>
        </p>
      )}
    </div>
  )
}
