import type { CrashEvent } from '@chaupar/games/rules/instant/crash'
import { timesText } from '../../money/amounts.ts'
import { shownEvent } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { Flyer } from './flyer.tsx'
import { crashTexts } from './texts.ts'
import { crashTheme } from './themes.ts'
import './crash.css'

/** A bet of the past: what flew, and where it was cashed out. */
export function StillFlight({ theme, language, round }: FaceProps<CrashEvent>) {
  const t = crashTexts[language]
  const out = shownEvent(round, 'cash-out')
  const isLost = shownEvent(round, 'lost') !== undefined
  const times = out?.times ?? 0
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
