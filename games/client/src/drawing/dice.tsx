import type { ReactNode } from 'react'
import './dice.css'

/** Numbers of an ordinary die, or symbols of jhandi munda. */
export type DieFace = 1 | 2 | 3 | 4 | 5 | 6 | 'flag' | 'crown' | 'heart' | 'spade' | 'diamond' | 'club'

const numbers: readonly DieFace[] = [1, 2, 3, 4, 5, 6]
const symbols: readonly DieFace[] = ['flag', 'crown', 'heart', 'spade', 'diamond', 'club']

/** A number of an event as a face; 1 for a number that no die shows. */
export function dieFace(value: unknown): DieFace {
  return [...numbers, ...symbols].find((face) => face === value) ?? 1
}

type Colour = 'ivory' | 'red' | 'blue'

type DiceProps = {
  faces: readonly DieFace[]
  /** Names the throw that goes on, each by a name of its own; null = the dice lie. */
  run: string | null
  colours?: readonly Colour[]
  /** A throw of half the time. */
  isQuick?: boolean
}

/** How long a throw takes, the last die included, in ms. */
export const throwMs = 1_150
export const quickThrowMs = 620

/** Dice in their tray. Thrown, they are cubes that fall and turn until the drawn face is in front. */
export function Dice({ faces, run, colours = [], isQuick = false }: DiceProps) {
  return (
    <div className="dice" data-quick={isQuick || undefined} aria-hidden="true">
      {[...faces.entries()].map(([at, face]) => (
        <span key={`${run ?? 'lying'} ${at}`} className={`die-place die-${colours[at] ?? 'ivory'}`}>
          {run === null ? <Die face={face} /> : <Cube face={face} />}
        </span>
      ))}
    </div>
  )
}

const sides = ['front', 'back', 'left', 'right', 'top', 'foot'] as const

function Cube({ face }: { face: DieFace }) {
  const all = numbers.includes(face) ? numbers : symbols
  const shown = [face, ...all.filter((one) => one !== face)]
  return (
    <span className="die-cube">
      {sides.map((side, at) => (
        <span key={side} className={`die-side die-side-${side}`}>
          <Die face={shown[at] ?? face} />
        </span>
      ))}
    </span>
  )
}

/** One die from the front. */
export function Die({ face }: { face: DieFace }) {
  return (
    <svg className="die" viewBox="0 0 100 100" aria-hidden="true">
      <rect className="die-edge" x="3" y="7" width="94" height="91" rx="19" />
      <rect className="die-body" x="3" y="2" width="94" height="91" rx="19" />
      <path className="die-light" d="M20 7h60c7 0 11 4 11 10" />
      {drawings[face]}
    </svg>
  )
}

type Spots = readonly (readonly [number, number])[]

function spotted(spots: Spots): ReactNode {
  return spots.map(([x, y]) => <circle key={`${x} ${y}`} className="die-spot" cx={x} cy={y} r="9.5" />)
}

const drawings: Readonly<Record<DieFace, ReactNode>> = {
  1: <circle className="die-one" cx="50" cy="48" r="14" />,
  2: spotted([
    [29, 27],
    [71, 69],
  ]),
  3: spotted([
    [27, 25],
    [50, 48],
    [73, 71],
  ]),
  4: spotted([
    [29, 27],
    [71, 27],
    [29, 69],
    [71, 69],
  ]),
  5: spotted([
    [27, 25],
    [73, 25],
    [50, 48],
    [27, 71],
    [73, 71],
  ]),
  6: spotted([
    [29, 23],
    [71, 23],
    [29, 48],
    [71, 48],
    [29, 73],
    [71, 73],
  ]),
  flag: (
    <>
      <path className="die-ink" d="M28 18h6v60h-6Z" />
      <path className="die-red-ink" d="M34 20c14-8 22 8 40 0v28c-18 8-26-8-40 0Z" />
    </>
  ),
  crown: (
    <>
      <path className="die-red-ink" d="M24 66L18 30l18 12 14-22 14 22 18-12-6 36Z" />
      <path className="die-ink" d="M24 69h52v8H24Z" />
    </>
  ),
  heart: (
    <Suit
      isRed
      d="M50 94C42 78 6 60 6 33C6 17 18 7 30 7C40 7 47 13 50 23C53 13 60 7 70 7C82 7 94 17 94 33C94 60 58 78 50 94Z"
    />
  ),
  spade: (
    <Suit d="M50 6C62 26 92 42 92 66C92 82 80 90 69 88C62 87 57 82 54 76C55 86 59 92 66 96H34C41 92 45 86 46 76C43 82 38 87 31 88C20 90 8 82 8 66C8 42 38 26 50 6Z" />
  ),
  diamond: <Suit isRed d="M50 4C58 22 72 38 86 50C72 62 58 78 50 96C42 78 28 62 14 50C28 38 42 22 50 4Z" />,
  club: (
    <Suit d="M50 5C62 5 71 14 71 26C71 33 68 38 64 42C67 40 71 39 75 39C87 39 95 48 95 59C95 71 86 80 75 80C66 80 58 75 54 68C55 80 58 90 66 96H34C42 90 45 80 46 68C42 75 34 80 25 80C14 80 5 71 5 59C5 48 13 39 25 39C29 39 33 40 36 42C32 38 29 33 29 26C29 14 38 5 50 5Z" />
  ),
}

function Suit({ d, isRed = false }: { d: string; isRed?: boolean }) {
  return <path className={isRed ? 'die-red-ink' : 'die-ink'} transform="translate(24 22) scale(.52)" d={d} />
}
