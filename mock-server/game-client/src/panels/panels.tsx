import { lazy, Suspense } from 'react'
import { useGame, useLanguage, useWishes } from '../shell/game-store.tsx'
import type { Panel } from '../shell/wish-store.ts'
import { MenuPanel } from './menu-panel.tsx'
import { panelTexts } from './panel-texts.ts'
import { Sheet } from './sheet.tsx'

const RulesPanel = lazy(() => import('./rules-panel.tsx').then((part) => ({ default: part.RulesPanel })))
const FairnessPanel = lazy(() => import('./fairness-panel.tsx').then((part) => ({ default: part.FairnessPanel })))
const RoundsPanel = lazy(() => import('./rounds-panel.tsx').then((part) => ({ default: part.RoundsPanel })))

const panels = { menu: MenuPanel, rules: RulesPanel, fairness: FairnessPanel, rounds: RoundsPanel }

/** The panel that is open, if one is. What is behind the menu is loaded when it is asked for. */
export function Panels() {
  const open = useWishes((wishes) => wishes.panel)
  return open === null ? null : <OpenPanel key={open} panel={open} />
}

function OpenPanel({ panel }: { panel: Panel }) {
  const { wishes } = useGame()
  const t = panelTexts[useLanguage()]
  const Content = panels[panel]
  return (
    <Sheet name={t[panel]} onClose={() => wishes.getState().open(null)}>
      <Suspense fallback={<p role="status">{t.loading}</p>}>
        <Content />
      </Suspense>
    </Sheet>
  )
}
