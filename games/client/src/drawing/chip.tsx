import './chip.css'

/** Colours of chips, in rupees (chip.css); a stack takes that of the largest chip in it. */
const values = [5_000, 1_000, 500, 100, 50, 10]

/** One of the eight spots on a chip's edge, the others being turned by 45 degrees. */
const spot = 'M-3.99 -22.65A23 23 0 0 1 3.99 -22.65L3.04 -17.23A17.5 17.5 0 0 0 -3.04 -17.23Z'

/** A chip, or a stack of chips seen from above, with its worth; grey when it was not placed in time. Its name is its owner's to give. */
export function Chip({ paise, isPlaced = true }: { paise: number; isPlaced?: boolean }) {
  const value = values.find((one) => one * 100 <= paise) ?? 10
  return (
    <svg
      className={`chip chip-${value}`}
      data-unplaced={!isPlaced || undefined}
      viewBox="-25 -25 50 50"
      aria-hidden="true"
    >
      <ellipse className="chip-shadow" cy="2.5" rx="23" ry="22.5" />
      <circle className="chip-edge" cy="1.6" r="23" />
      <circle className="chip-body" r="23" />
      <g className="chip-spots">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <path key={turn} transform={`rotate(${turn})`} d={spot} />
        ))}
      </g>
      <circle className="chip-ring" r="16.2" />
      <circle className="chip-face" r="14.6" />
      <path className="chip-light" d="M-19-11A22 22 0 0 1 19-11" />
      <text className="chip-value" y="4.6" textAnchor="middle">
        {shortValue(paise / 100)}
      </text>
    </svg>
  )
}

/** What fits on a chip: 500, 1K, 2.5K, 1L. */
function shortValue(rupees: number): string {
  if (rupees < 1_000) return String(Math.floor(rupees))
  const [unit, sign] = rupees < 100_000 ? [1_000, 'K'] : [100_000, 'L']
  return `${Math.floor((rupees / Number(unit)) * 10) / 10}${sign}`
}
