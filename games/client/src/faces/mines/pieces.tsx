/** A cut stone, for a tile that was safe. */
export function Stone() {
  return (
    <svg className="tile-picture" viewBox="0 0 100 100" aria-hidden="true">
      <linearGradient id="mines-stone" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#e3fff0" />
        <stop offset=".55" stopColor="#35d08c" />
        <stop offset="1" stopColor="#0b6b45" />
      </linearGradient>
      <path
        d="M28 16H72L94 42L50 90L6 42Z"
        fill="url(#mines-stone)"
        stroke="#06301f"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M28 16L36 42H6ZM50 16L64 42H36ZM36 42H64L50 90Z" fill="#fff" fillOpacity=".38" />
      <path
        d="M6 42H94M28 16L36 42L50 90L64 42L72 16M36 42L50 16L64 42"
        fill="none"
        stroke="#06301f"
        strokeOpacity=".55"
        strokeWidth="2.5"
      />
    </svg>
  )
}

/** A mine with its horns. */
export function Mine() {
  return (
    <svg className="tile-picture" viewBox="0 0 100 100" aria-hidden="true">
      <linearGradient id="mines-mine" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#dfe3ea" />
        <stop offset=".55" stopColor="#8b919d" />
        <stop offset="1" stopColor="#4a4f5a" />
      </linearGradient>
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn} 50 52)`}
          d="M45 24L50 6L55 24Z"
          fill="#8b919d"
          stroke="#0b0c0e"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ))}
      <circle cx="50" cy="52" r="31" fill="url(#mines-mine)" stroke="#0b0c0e" strokeWidth="4" />
      <circle cx="50" cy="52" r="11" fill="#e5392f" stroke="#0b0c0e" strokeWidth="3.5" />
      <path
        d="M30 44C32 36 38 30 46 28"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
