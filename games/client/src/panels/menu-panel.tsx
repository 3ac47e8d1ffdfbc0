import { Icon } from '../drawing/icon.tsx'
import { sharedTexts } from '../i18n/shared-texts.ts'
import { leaveGame } from '../shell/game-over.tsx'
import { useLanguage, useSettings } from '../shell/game-store.tsx'
import { panelTexts } from './panel-texts.ts'

/** What lies beside the game: its rules, its fairness, past rounds, sound and language, and the way back. */
export function MenuPanel() {
  const language = useLanguage()
  const t = panelTexts[language]
  const open = useSettings((settings) => settings.open)
  const hasSound = useSettings((settings) => settings.hasSound)
  const switchSound = useSettings((settings) => settings.switchSound)
  const setLanguage = useSettings((settings) => settings.setLanguage)
  const panels = [
    { panel: 'rules', icon: 'rules' },
    { panel: 'fairness', icon: 'shield' },
    { panel: 'rounds', icon: 'list' },
  ] as const
  return (
    <ul className="menu">
      {panels.map(({ panel, icon }) => (
        <li key={panel}>
          <button type="button" className="menu-item" onClick={() => open(panel)}>
            <Icon name={icon} />
            <span>{t[panel]}</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="menu-item" role="switch" aria-checked={hasSound} onClick={switchSound}>
          <Icon name={hasSound ? 'sound-on' : 'sound-off'} />
          <span>{t.sound}</span>
          <span className="menu-value" aria-hidden="true">
            {hasSound ? t.on : t.off}
          </span>
        </button>
      </li>
      <li>
        <button type="button" className="menu-item" onClick={() => setLanguage(language === 'en' ? 'hi' : 'en')}>
          <Icon name="globe" />
          <span>{t.language}</span>
          <span className="menu-value" lang={language === 'en' ? 'hi' : 'en'}>
            {language === 'en' ? t.hindi : t.english}
          </span>
        </button>
      </li>
      <li>
        <button type="button" className="menu-item" onClick={leaveGame}>
          <Icon name="leave" />
          <span>{sharedTexts[language].back}</span>
        </button>
      </li>
    </ul>
  )
}
