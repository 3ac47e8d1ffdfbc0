import type { ReactNode } from 'react'
import { Icon, type IconName } from '../drawing/icon.tsx'
import { sharedTexts } from '../i18n/shared-texts.ts'
import { panelTexts } from '../panels/panel-texts.ts'
import { useLanguage, useRounds, useSettings } from './game-store.tsx'

/** The head of a game: its menu, its name with a note beside it, past rounds, fairness and sound. */
export function GameHead({ note = '', strip }: { note?: string; strip: ReactNode }) {
  const language = useLanguage()
  const title = useRounds(({ config }) => config?.title ?? '')
  const isPlayMoney = useRounds(({ config }) => config?.jurisdiction.socialCasino === true)
  const open = useSettings((settings) => settings.open)
  const hasSound = useSettings((settings) => settings.hasSound)
  const switchSound = useSettings((settings) => settings.switchSound)
  const t = panelTexts[language]
  const notes = [isPlayMoney ? sharedTexts[language].playMoney : '', note].filter((text) => text !== '')
  return (
    <header className="top">
      <IconButton icon="menu" label={t.menu} onClick={() => open('menu')} />
      <div className="top-name">
        <h1>{title}</h1>
        {notes.length > 0 ? <span className="top-round">{notes.join(' · ')}</span> : null}
      </div>
      {strip}
      <IconButton icon="shield" label={t.fairness} onClick={() => open('fairness')} />
      <IconButton
        icon={hasSound ? 'sound-on' : 'sound-off'}
        label={hasSound ? t.soundOn : t.soundOff}
        onClick={switchSound}
      />
    </header>
  )
}

function IconButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
