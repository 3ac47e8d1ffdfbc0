import type { PaymentMethod } from '../queries.ts'

/** What everyone knows by a picture; other methods have the letters of their name. */
const drawings: Readonly<Record<string, string>> = {
  bank: 'M4 9.5 12 4.5l8 5M4 9.5h16M6.5 9.5v7M10.2 9.5v7M13.8 9.5v7M17.5 9.5v7M4 19.5h16M5 16.5h14',
  card: 'M3.5 6.5h17v11h-17zM3.5 10.2h17M6.5 14.5h4',
}

/** The sign of a payment method, no brand's art; decorative, since the name stands beside it. */
export function GatewayMark({ method, name }: { method: PaymentMethod; name: string }) {
  const drawing = drawings[method]
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing === undefined ? (
        <>
          <rect x="1.5" y="1.5" width="21" height="21" rx="5" />
          <text x="12" y="15.8" textAnchor="middle" fontSize="10.5" fontWeight="700" fill="currentColor" stroke="none">
            {lettersOf(name)}
          </text>
        </>
      ) : (
        <path d={drawing} />
      )}
    </svg>
  )
}

/** Two letters: the first of the first two words, or those that one word begins with. */
function lettersOf(name: string): string {
  const [first = [], second] = name.split(/[^\p{L}\p{M}\p{N}]+/u).map((word) => Array.from(word))
  return (second?.[0] === undefined ? first.slice(0, 2) : [first[0], second[0]]).join('')
}
