import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Glyph } from '../../ui/basics/glyph.tsx'
import { IconButton } from '../../ui/basics/icon-button.tsx'
import {
  type Announcement,
  marqueeKey,
  marqueeTexts,
  readDismissed,
  showsMarquee,
  storeDismissed,
} from './marquee-rules.ts'
import './marquee.css'

/** The running announcements (spec 2.7): pausable, closable for this tab, absent when there are none. Loaded when there are some. */
export function Marquee({ announcements }: { announcements: readonly Announcement[] }) {
  const { t } = useLingui()
  const [dismissed, setDismissed] = useState(readDismissed)
  const [paused, setPaused] = useState(false)
  const texts = marqueeTexts(announcements)
  if (!showsMarquee(texts, dismissed)) return null
  const dismiss = () => {
    const key = marqueeKey(texts)
    storeDismissed(key)
    setDismissed(key)
  }
  const seconds = Math.max(18, texts.join('').length / 7)
  return (
    <section aria-label={t`Announcements`} className="marquee" data-paused={paused || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with less motion it is a region that scrolls, and focus holds it still */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box */}
      <div className="marquee-window" role="group" aria-label={t`Texts`} tabIndex={0}>
        <div className="marquee-track" style={{ animationDuration: `${seconds}s` }}>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <ul aria-hidden="true">
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
      <IconButton
        className="marquee-pause"
        label={paused ? t`Play announcements` : t`Pause announcements`}
        icon={<Glyph name={paused ? 'play' : 'pause'} size={15} />}
        onClick={() => setPaused(!paused)}
      />
      <IconButton label={t`Dismiss announcements`} icon={<Glyph name="close" size={17} />} onClick={dismiss} />
    </section>
  )
}
