import { useEffect, useState } from 'react'
import { Icon } from '../drawing/icon.tsx'
import { bilingual } from '../i18n/texts.ts'
import { useLanguage, useWishes } from './game-store.tsx'
import './game-menu.css'

const texts = bilingual(
  { menu: 'Menu', soundOn: 'Switch sound on', soundOff: 'Switch sound off', other: 'हिन्दी' },
  { menu: 'मेन्यू', soundOn: 'आवाज़ चालू करें', soundOff: 'आवाज़ बंद करें', other: 'English' },
)

/** The button behind which everything beside the game itself lies. */
export function GameMenu() {
  const language = useLanguage()
  const t = texts[language]
  const [isOpen, setOpen] = useState(false)
  const hasSound = useWishes((wishes) => wishes.hasSound)
  const switchSound = useWishes((wishes) => wishes.switchSound)
  const setLanguage = useWishes((wishes) => wishes.setLanguage)
  const close = () => setOpen(false)
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])
  return (
    <div className="game-menu">
      <button type="button" className="icon-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="menu" />
        <span className="only-spoken">{t.menu}</span>
      </button>
      {isOpen ? (
        <ul className="game-menu-list">
          <li>
            <button type="button" aria-pressed={hasSound} onClick={switchSound}>
              {hasSound ? t.soundOff : t.soundOn}
            </button>
          </li>
          <li>
            <button
              type="button"
              lang={language === 'en' ? 'hi' : 'en'}
              onClick={() => {
                setLanguage(language === 'en' ? 'hi' : 'en')
                close()
              }}
            >
              {t.other}
            </button>
          </li>
        </ul>
      ) : null}
    </div>
  )
}
