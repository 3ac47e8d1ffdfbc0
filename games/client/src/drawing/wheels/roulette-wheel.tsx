import { memo } from 'react'
import { ringPath, spokePath } from './sectors.ts'
import { useTurn } from './use-turn.ts'
import './roulette-wheel.css'

export interface Pocket {
  number: number
  colour: 'red' | 'black' | 'green'
}

export interface RouletteWheelProps {
  /** In their order around the wheel. */
  pockets: readonly Pocket[]
  /** Numbers that balls were drawn for, in order; the last one is the one that moves. */
  balls: readonly number[]
  /** Names the spin that goes on; null = all rests. */
  run: string | null
  /** How long a spin takes, in ms. */
  ms: number
}

const easing = 'cubic-bezier(0.12, 0.6, 0.3, 1)'

/** The wheel from above. Rim, rotor and ball are layers of their own, so that a spin redraws nothing. */
export function RouletteWheel({ pockets, balls, run, ms }: RouletteWheelProps) {
  const step = 360 / pockets.length
  const angleOf = (number: number) => pockets.findIndex((pocket) => pocket.number === number) * step
  const last = balls.at(-1)
  const rest = last === undefined ? 0 : restOf(last)
  const rotor = useTurn<HTMLDivElement>({
    end: last === undefined ? 0 : rest - angleOf(last),
    turns: -2,
    ms,
    easing,
    run,
  })
  const orbit = useTurn<HTMLDivElement>({ end: rest, turns: 5, ms, easing, run })
  const lying = run === null ? balls : balls.slice(0, -1)
  return (
    <div className="wheel" aria-hidden="true">
      <Rim />
      <div className="wheel-layer" ref={rotor}>
        <Rotor pockets={pockets} />
        {[...new Set(lying)].map((number) => (
          <div key={number} className="wheel-layer" style={{ rotate: `${angleOf(number)}deg` }}>
            <Ball />
          </div>
        ))}
      </div>
      <div className="wheel-layer" ref={orbit}>
        {run === null ? null : <Ball key={run} fallMs={ms} />}
      </div>
      <svg className="wheel-layer" viewBox="-206 -206 412 412" aria-hidden="true">
        <path className="wheel-sheen" d={ringPath(200, 174, -70, 20)} />
      </svg>
    </div>
  )
}

/** A ball at the top of its layer, which turns it to its place; with `fallMs` it comes down from the rim. */
function Ball({ fallMs }: { fallMs?: number }) {
  return (
    <span
      className={fallMs === undefined ? 'wheel-fall' : 'wheel-fall wheel-fall-now'}
      style={fallMs === undefined ? undefined : { animationDuration: `${fallMs}ms` }}
    >
      <span className="wheel-ball" />
    </span>
  )
}

/** Where a ball comes to rest, in degrees: near the top, which is seen on every screen, and not always at one place. */
function restOf(number: number): number {
  return ((number * 47) % 41) - 20
}

const Rim = memo(function Rim() {
  return (
    <svg className="wheel-layer" viewBox="-206 -206 412 412" aria-hidden="true">
      <defs>
        <radialGradient id="wheel-wood" cx=".4" cy=".3" r=".8">
          <stop stopColor="#7a4322" offset=".55" />
          <stop stopColor="#4f2711" offset=".8" />
          <stop stopColor="#1e0c04" offset="1" />
        </radialGradient>
        <linearGradient id="wheel-brass" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fff0c2" offset="0" />
          <stop stopColor="#c9973f" offset=".5" />
          <stop stopColor="#6e4715" offset="1" />
        </linearGradient>
      </defs>
      <circle r="203" fill="url(#wheel-wood)" />
      <circle r="200" fill="none" stroke="url(#wheel-brass)" strokeWidth="3" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
        <path
          key={at}
          className="wheel-stud"
          transform={`rotate(${at * 45 + 11})`}
          d={at % 2 === 1 ? 'M0-193l4 8-4 8-4-8Z' : 'M-8-185l8-4 8 4-8 4Z'}
        />
      ))}
      <circle r="172" fill="none" stroke="url(#wheel-brass)" strokeWidth="5" />
    </svg>
  )
})

const Rotor = memo(function Rotor({ pockets }: { pockets: readonly Pocket[] }) {
  const step = 360 / pockets.length
  return (
    <svg
      className={pockets.length > 20 ? 'wheel-layer' : 'wheel-layer wheel-few'}
      viewBox="-206 -206 412 412"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="wheel-cone" cx=".38" cy=".3" r=".85">
          <stop stopColor="#a8683a" offset="0" />
          <stop stopColor="#6a3719" offset=".55" />
          <stop stopColor="#2d1306" offset="1" />
        </radialGradient>
        <radialGradient id="wheel-pit" r=".5">
          <stop stopColor="#000" stopOpacity="0" offset=".62" />
          <stop stopColor="#000" stopOpacity=".5" offset=".78" />
          <stop stopColor="#000" stopOpacity=".1" offset=".84" />
          <stop stopColor="#000" stopOpacity="0" offset="1" />
        </radialGradient>
      </defs>
      {pockets.map(({ number, colour }, at) => {
        const [from, to] = [(at - 0.5) * step, (at + 0.5) * step]
        return (
          <g key={number} className={`wheel-${colour}`}>
            <path d={ringPath(170, 138, from, to)} />
            <path className="wheel-pocket" d={ringPath(138, 108, from, to)} />
            <path className="wheel-fret" d={spokePath(170, 106, to)} />
            <text className="wheel-number" transform={`rotate(${at * step}) translate(0 -148)`} textAnchor="middle">
              {number}
            </text>
          </g>
        )
      })}
      <circle r="139" fill="none" stroke="url(#wheel-brass)" strokeWidth="1.6" />
      <circle r="172" fill="url(#wheel-pit)" />
      <circle r="107" fill="url(#wheel-cone)" stroke="url(#wheel-brass)" strokeWidth="3" />
      <g className="wheel-petals">
        {[...Array(12).keys()].map((at) => (
          <path key={at} transform={`rotate(${at * 30})`} d="M0-98C14-84 14-66 0-54C-14-66-14-84 0-98Z" />
        ))}
      </g>
      {[20, 110, 200, 290].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`} className="wheel-stud">
          <path d="M-4-8L-2.600-46h5.200L4-8Z" />
          <circle cy="-50" r="7" />
        </g>
      ))}
      <circle r="17" fill="url(#wheel-brass)" />
      <circle className="wheel-hub" r="9" />
    </svg>
  )
})
