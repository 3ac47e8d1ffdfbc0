type MapsProps = { lines: readonly (readonly number[])[]; name: string }

/** Where each line runs, as small maps. */
export function LineMaps({ lines, name }: MapsProps) {
  const rows = Math.max(...lines.flat())
  return (
    <section className="pays-lines" aria-label={name}>
      <h3>{name}</h3>
      <ol>
        {lines.map((line, at) => (
          <li key={line.join('')}>
            <span className="only-spoken">{`${at + 1}: ${line.join(', ')}`}</span>
            <svg viewBox={`0 0 ${line.length * 10} ${rows * 10}`} aria-hidden="true">
              <path d={line.map((row, reel) => `M${reel * 10 + 5} ${row * 10 - 5}h0`).join('')} />
              <polyline points={line.map((row, reel) => `${reel * 10 + 5},${row * 10 - 5}`).join(' ')} />
            </svg>
            <span aria-hidden="true">{at + 1}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
