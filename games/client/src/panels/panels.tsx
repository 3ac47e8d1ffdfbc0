import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useGame, useLanguage, useSettings } from '../shell/game-store.tsx'
import type { Panel } from '../shell/settings-store.ts'
import { MenuPanel } from './menu-panel.tsx'
import { panelTexts } from './panel-texts.ts'
import { Sheet } from './sheet.tsx'

const loaders: Readonly<Record<Exclude<Panel, 'menu'>, () => Promise<ComponentType>>> = {
  rules: async () => (await import('./rules-panel.tsx')).RulesPanel,
  fairness: async () => (await import('./fairness-panel.tsx')).FairnessPanel,
  rounds: async () => (await import('./rounds-panel.tsx')).RoundsPanel,
}

/** The panel that is open, if one is. What is behind the menu is loaded when it is asked for. */
export function Panels() {
  const open = useSettings((settings) => settings.panel)
  return open === null ? null : <OpenPanel key={open} panel={open} />
}

/** A panel whose file does not come says so; the game under it goes on, and the next opening asks again. */
function OpenPanel({ panel }: { panel: Panel }) {
  const { settings } = useGame()
  const t = panelTexts[useLanguage()]
  const [Content] = useState(() => (panel === 'menu' ? MenuPanel : loaded(loaders[panel])))
  return (
    <Sheet name={t[panel]} onClose={() => settings.getState().open(null)}>
      <Suspense fallback={<p role="status">{t.loading}</p>}>
        <Content />
      </Suspense>
    </Sheet>
  )
}

/** A component that is loaded when it is first drawn, within a `Suspense`; one whose file does not come says so. */
export function loaded<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => PanelFailed) }),
  )
}

function PanelFailed() {
  return <p role="alert">{panelTexts[useLanguage()].failed}</p>
}
