import type { CurveEndEvent } from '@chaupar/games/rules/instant/crash'
import type { EventBody } from '@chaupar/games/rules/rules'
import { Strip } from '../../drawing/strip.tsx'
import type { Language } from '../../i18n/texts.ts'
import { timesText } from '../../money/amounts.ts'
import { Purse } from '../../money/purse.tsx'
import { PlayersList } from '../../stage/players-list.tsx'
import { SharedFrame } from '../../stage/shared-frame.tsx'
import { SharedGameProvider, useSharedGame, useStage } from '../../stage/shared-store.tsx'
import { eventOf } from '../events.ts'
import { BetPanel } from './bet-panel.tsx'
import { Flight } from './flight.tsx'
import { Outcomes, saidOf } from './outcomes.tsx'
import { crashTexts } from './texts.ts'
import { crashTheme } from './themes.ts'
import './crash.css'

/** The whole of a crash game. */
export function CrashGame() {
  return (
    <SharedGameProvider>
      <OpenCrash />
    </SharedGameProvider>
  )
}

function OpenCrash() {
  const { language, config, balance } = useSharedGame()
  const number = useStage(({ now }) => now?.number)
  const said = useStage((stage) => saidOf(stage, language))
  if (config === null) return null
  const t = crashTexts[language]
  const theme = crashTheme(config.theme ?? '')
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <SharedFrame
      mood={theme.mood}
      family="crash"
      round={number === undefined ? '' : t.round(number)}
      strip={<PastRounds language={language} />}
      stage={
        <>
          <Flight theme={theme} language={language} isStill={isStill} />
          <Outcomes language={language} />
        </>
      }
      side={<PlayersList language={language} words={t} />}
      bar={
        <section className="bar bar-double" aria-label={t.place}>
          <BetPanel slot={0} language={language} config={config} balance={balance} />
          <BetPanel slot={1} language={language} config={config} balance={balance} />
          <Purse language={language} />
        </section>
      }
      nameOf={({ state }) => timesText(crashedAt(state))}
      said={said}
    />
  )
}

/** Where a round ended, in hundredths. */
function crashedAt(state: readonly EventBody[]): number {
  return eventOf<CurveEndEvent>(state, 'crash')?.times ?? 100
}

/** Where the rounds before ended. */
function PastRounds({ language }: { language: Language }) {
  const history = useStage((stage) => stage.history)
  return (
    <Strip name={crashTexts[language].history}>
      {history.map(({ round, state }) => {
        const times = crashedAt(state)
        const tone = times >= 1_000 ? 'high' : times >= 200 ? 'mid' : 'low'
        return (
          <li key={round} className={`strip-item strip-${tone}`}>
            {timesText(times)}
          </li>
        )
      })}
    </Strip>
  )
}
