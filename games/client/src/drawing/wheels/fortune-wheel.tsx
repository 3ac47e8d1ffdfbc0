import { memo, type ReactNode } from 'react'
import { ringPath, spokePath } from './sectors.ts'
import { useTurn } from './use-turn.ts'
import './fortune-wheel.css'

export interface Sector {
  /** Colour of fortune-wheel.css; 0 is that of nothing. */
  tone: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** Drawn around 0 0, about 24 wide, upright at the top of the wheel. */
  label: ReactNode
}

export interface FortuneWheelProps {
  /** In their order around the wheel; the same array as long as the wheel is the same. */
  sectors: readonly Sector[]
  /** The sector under the pointer, from 0. */
  stop: number
  /** Names the spin that goes on; null = it rests. */
  run: string | null
  ms: number
  /** What stands in the middle. */
  children?: ReactNode
}

/** A wheel of fortune under its pointer: rim and rotor are layers of their own, so that a spin redraws nothing. */
export function FortuneWheel({ sectors, stop, run, ms, children }: FortuneWheelProps) {
  const step = 360 / sectors.length
  const rotor = useTurn<HTMLDivElement>({
    end: -stop * step,
    turns: 4,
    ms,
    easing: 'cubic-bezier(0.15, 0.5, 0.2, 1)',
    run,
  })
  return (
    <div className="fortune">
      <div className="fortune-layer" ref={rotor}>
        <Rotor sectors={sectors} />
      </div>
      <svg className="fortune-layer" viewBox="-206 -206 412 412" aria-hidden="true">
        <defs>
          <linearGradient id="fortune-brass" x1="0" y1="0" x2="1" y2="1">
            <stop stopColor="#fff0c2" offset="0" />
            <stop stopColor="#c9973f" offset=".5" />
            <stop stopColor="#6e4715" offset="1" />
          </linearGradient>
        </defs>
        <circle className="fortune-rim" r="192" />
        <circle className="fortune-ring" stroke="url(#fortune-brass)" r="201" />
        <circle className="fortune-ring" stroke="url(#fortune-brass)" r="182" />
        {[...Array(24).keys()].map((at) => (
          <circle key={at} className="fortune-lamp" transform={`rotate(${at * 15 + 7.5})`} cy="-191.500" r="4" />
        ))}
        <circle className="fortune-hub" r="62" />
        <circle className="fortune-ring" stroke="url(#fortune-brass)" r="62" />
        <path className="fortune-pointer" d="M-13-206h26L0-176Z" />
      </svg>
      <div className="fortune-middle">{children}</div>
    </div>
  )
}

const Rotor = memo(function Rotor({ sectors }: { sectors: readonly Sector[] }) {
  const step = 360 / sectors.length
  const size = sectors.length > 30 ? 0.88 : sectors.length > 21 ? 1.05 : 1.15
  return (
    <svg className="fortune-layer" viewBox="-206 -206 412 412" aria-hidden="true">
      {[...sectors.entries()].map(([at, { tone, label }]) => (
        <g key={at} className={`fortune-${tone}`}>
          <path d={ringPath(182, 62, (at - 0.5) * step, (at + 0.5) * step)} />
          <path className="fortune-line" d={spokePath(182, 62, (at + 0.5) * step)} />
          <g className="fortune-label" transform={`rotate(${at * step}) translate(0 -158) scale(${size})`}>
            {label}
          </g>
        </g>
      ))}
    </svg>
  )
})
