import type { ReactNode } from 'react'
import type { CrashTheme } from './themes.ts'
import './flyer.css'

/** Drawn about their middle, nose to the upper right. */
const flyers: Readonly<Record<CrashTheme['flyer'], ReactNode>> = {
  plane: (
    <g transform="rotate(-32)">
      <path className="flyer-shade" d="M-6-6L-26-44h12L20-8ZM-46-2L-58-24h9L-32-4Z" />
      <path className="flyer-body" d="M-54-6C-30-12 22-14 42-8C54-4 56 4 42 8C22 13-30 10-54 4Z" />
      <path className="flyer-shade" d="M-54 0C-30 4 30 5 50 1C50 5 47 7 42 8C22 13-30 10-54 4Z" />
      <path className="flyer-glass" d="M26-8C34-8 42-6 45-2H28Z" />
      <path className="flyer-trim" d="M-50-5l8-1v11l-8-1ZM8-11h5v21H8Z" />
      <path className="flyer-wing" d="M-4 4L-30 40h13L22 5ZM-46 2l-12 18h9l17-17Z" />
      <path className="flyer-trim" d="M56-18c3 6 3 30 0 36c-3-6-3-30 0-36Z" />
    </g>
  ),
  kite: (
    <g transform="rotate(45)">
      <path className="flyer-body" d="M0-50L40 0L0 46L-40 0Z" />
      <path className="flyer-wing" d="M0-50L40 0H0Z" />
      <path className="flyer-shade" d="M0 46L40 0H0Z" />
      <circle className="flyer-trim" r="11" />
      <path className="flyer-rib" d="M0-50V46M-40 0Q0-34 40 0" />
      <path className="flyer-trim" d="M0 46l-13 17h26Z" />
    </g>
  ),
  rocket: (
    <g transform="rotate(45)">
      <path className="flyer-flame" d="M-9 30C-14 46-4 52 0 66C4 52 14 46 9 30Z" />
      <path className="flyer-wing" d="M-16 8L-32 30v14l18-14ZM16 8L32 30v14L14 30Z" />
      <path className="flyer-body" d="M0-56C18-38 20-8 14 32H-14C-20-8-18-38 0-56Z" />
      <path className="flyer-shade" d="M0-56C18-38 20-8 14 32H4C8-8 8-38 0-56Z" />
      <circle className="flyer-trim" cy="-16" r="9" />
      <circle className="flyer-glass" cy="-16" r="5.5" />
    </g>
  ),
  balloon: (
    <>
      <path
        className="flyer-body"
        d="M0-52C26-52 38-34 36-16C34 4 14 18 8 30H-8C-14 18-34 4-36-16C-38-34-26-52 0-52Z"
      />
      <path className="flyer-wing" d="M0-52C14-52 18-34 17-16C16 4 8 18 4 30H-4C-8 18-16 4-17-16C-18-34-14-52 0-52Z" />
      <path className="flyer-shade" d="M36-16C34 4 14 18 8 30H4C8 18 28 0 30-40C35-34 37-25 36-16Z" />
      <path className="flyer-rib" d="M-7 30l2 10M7 30l-2 10" />
      <path className="flyer-trim" d="M-9 40H9V52C9 55-9 55-9 52Z" />
    </>
  ),
}

/** What flies at the end of the curve. */
export function Flyer({ flyer }: Pick<CrashTheme, 'flyer'>) {
  return (
    <svg className="flyer-picture" viewBox="-60 -60 120 120" aria-hidden="true">
      {flyers[flyer]}
    </svg>
  )
}
