import { CardPlace, PlayingCard } from '../../drawing/card.tsx'
import type { Language } from '../../i18n/texts.ts'
import { digitsDrawn, type ShownDraw } from './draws.ts'
import { matkaTexts } from './texts.ts'
import './matka-show.css'

type ShowProps = { draws: readonly ShownDraw[]; isCards: boolean; language: Language }

/** What was drawn, at the sides of the pot; the pot bears the ank, or the jodi of both. */
export function MatkaShow({ draws, isCards, language }: ShowProps) {
  const [open, close] = draws
  return (
    <>
      {open === undefined ? null : <Drawn draw={open} isNamed={!isCards} isCards={isCards} language={language} />}
      <Pot text={draws.every(({ ank }) => ank === null) ? '' : draws.map(({ ank }) => ank ?? '–').join('')} />
      {close === undefined ? null : <Drawn draw={close} isNamed isCards={isCards} language={language} />}
    </>
  )
}

type DrawnProps = { draw: ShownDraw; isNamed: boolean; isCards: boolean; language: Language }

function Drawn({ draw: { name, digits, cards, ank }, isNamed, isCards, language }: DrawnProps) {
  const t = matkaTexts[language]
  const places = Array.from({ length: digitsDrawn }, (_, at) => at)
  const sum = digits.reduce((total, digit) => total + digit, 0)
  return (
    <section className={`matka-of matka-of-${name}`} aria-label={isNamed ? t[name] : t.patti}>
      {isNamed ? <p className="matka-of-name">{t[name]}</p> : null}
      <div className="matka-slips">
        {places.map((at) => {
          const { [at]: digit } = digits
          const { [at]: card } = cards
          if (isCards && card === undefined) return <CardPlace key={at} />
          if (card !== undefined)
            return <PlayingCard key={`${at} ${card}`} card={card} language={language} comes="dealt" />
          return digit === undefined ? (
            <span key={at} className="matka-slip matka-slip-none" />
          ) : (
            <span key={`${at} ${digit}`} className="matka-slip">
              {digit}
            </span>
          )
        })}
      </div>
      <p className="matka-sum">
        {ank === null ? <span className="only-spoken">{t.notDrawn}</span> : t.sum(digits.join(' + '), sum)}
      </p>
    </section>
  )
}

const dots = [28, 42, 56, 70, 84]

/** An earthen pot with painted bands. */
function Pot({ text }: { text: string }) {
  return (
    <svg className="matka-pot" viewBox="0 0 112 112" aria-hidden="true">
      <defs>
        <linearGradient id="matka-clay" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e08a4f" />
          <stop offset="0.5" stopColor="#bd5c2a" />
          <stop offset="1" stopColor="#7f3414" />
        </linearGradient>
        <clipPath id="matka-belly">
          <path d="M40 24C18 30 4 48 4 68C4 92 26 108 56 108C86 108 108 92 108 68C108 48 94 30 72 24Z" />
        </clipPath>
      </defs>
      <path
        className="pot-clay"
        d="M40 24C18 30 4 48 4 68C4 92 26 108 56 108C86 108 108 92 108 68C108 48 94 30 72 24Z"
      />
      <g clipPath="url(#matka-belly)">
        <path className="pot-band" d="M0 42Q56 54 112 42" />
        <path className="pot-band" d="M0 92Q56 104 112 92" />
        {dots.map((x) => (
          <circle key={x} className="pot-dot" cx={x} cy={37 + 6 * (1 - ((x - 56) / 56) ** 2)} r="2" />
        ))}
        <path className="pot-light" d="M17 60C20 46 28 37 40 32" />
      </g>
      <path className="pot-clay" d="M34 10H78L73 26H39Z" />
      <ellipse className="pot-clay" cx="56" cy="10" rx="25" ry="7" />
      <ellipse className="pot-mouth" cx="56" cy="10" rx="18" ry="4" />
      <text className="pot-number" x="56" y="85" textAnchor="middle">
        {text}
      </text>
    </svg>
  )
}
