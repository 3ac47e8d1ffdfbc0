/** What a tile hides that ends the round, and what it shows when it is clear, by variant. */
export function Clear({ variant }: { variant: string }) {
  return variant === 'tower' ? <Star /> : <Ball />
}

export function Trap({ variant }: { variant: string }) {
  return variant === 'penalty' ? <Glove /> : <Bomb />
}

function Ball() {
  return (
    <svg className="tile-picture" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="42" fill="#fffdf6" stroke="#1a1b20" strokeWidth="4" />
      <path d="M50 33L66 45L60 64H40L34 45Z" fill="#1a1b20" />
      <path
        d="M50 33V10M66 45L88 38M60 64L73 84M40 64L27 84M34 45L12 38"
        stroke="#1a1b20"
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  )
}

function Star() {
  return (
    <svg className="tile-picture" viewBox="0 0 100 100" aria-hidden="true">
      <path
        d="M50 6L63 36L95 39L71 60L78 92L50 75L22 92L29 60L5 39L37 36Z"
        fill="#ffd257"
        stroke="#3a1408"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M50 6L63 36L50 50L37 36Z" fill="#fff3c9" />
    </svg>
  )
}

function Bomb() {
  return (
    <svg className="tile-picture" viewBox="0 0 100 100" aria-hidden="true">
      <path d="M64 30C70 16 80 12 88 18" fill="none" stroke="#d8b06a" strokeWidth="6" strokeLinecap="round" />
      <path d="M88 8l3 8l8 1l-6 6l2 8l-7-4l-7 4l2-8l-6-6l8-1Z" fill="#ffb03a" />
      <circle cx="44" cy="58" r="33" fill="#8b919d" stroke="#0b0c0e" strokeWidth="4" />
      <rect x="56" y="22" width="17" height="14" rx="3" transform="rotate(38 64 29)" fill="#a9afba" />
      <path
        d="M22 54a23 23 0 0 1 16-18"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  )
}

function Glove() {
  return (
    <svg className="tile-picture" viewBox="0 0 100 100" aria-hidden="true">
      <path
        d="M30 92V70L14 50C9 43 18 36 24 42L34 52V18C34 9 46 9 46 18V12C46 3 58 3 58 12V18C58 10 70 10 70 19V28C70 20 82 20 82 29V64L74 78V92Z"
        fill="#ff6b57"
        stroke="#3a1408"
        strokeWidth="4.500"
        strokeLinejoin="round"
      />
      <path d="M46 18V46M58 18V46M70 28V48" stroke="#3a1408" strokeWidth="4" strokeLinecap="round" />
      <path d="M30 80H74" stroke="#fff3da" strokeWidth="7" />
    </svg>
  )
}
