/** A cut stone, for a tile that was safe. */
export function Stone() {
  return (
    <svg className="mines-piece" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M12 8h24l9 12-21 22L3 20z" fill="#35c98a" />
      <path d="M12 8h24l-5 12H17z" fill="#c9ffe8" />
      <path d="M12 8l5 12H3z" fill="#7fe9bd" />
      <path d="M36 8l9 12H31z" fill="#52d8a0" />
      <path d="M17 20h14l-7 22z" fill="#1fae74" />
      <path d="M3 20h14l7 22z" fill="#2bc084" />
      <path d="M45 20H31l-7 22z" fill="#118557" />
      <path d="M12 8h24l9 12-21 22L3 20z" fill="none" stroke="#eafff6" strokeOpacity=".55" />
    </svg>
  )
}

/** A mine with its spikes. */
export function Mine() {
  return (
    <svg className="mines-piece" viewBox="0 0 48 48" aria-hidden="true">
      <g stroke="#15171a" strokeWidth="5" strokeLinecap="round">
        <path d="M24 4v40M4 24h40M10 10l28 28M38 10L10 38" />
      </g>
      <circle cx="24" cy="24" r="14" fill="#2a2d33" />
      <path d="M13 21a12 12 0 0 1 17-8" fill="none" stroke="#8b919c" strokeWidth="3" strokeLinecap="round" />
      <circle cx="24" cy="24" r="5" fill="#ff5a45" />
      <circle cx="22.600" cy="22.600" r="1.600" fill="#ffd0c8" />
    </svg>
  )
}
