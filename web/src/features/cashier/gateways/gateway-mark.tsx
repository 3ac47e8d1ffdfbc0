import type { PaymentMethod } from '../queries.ts'

/** Our own marks, one line each; no payment brand's art. */
const drawings: Readonly<Record<string, string>> = {
  bank: 'M4 9.5 12 4.5l8 5M4 9.5h16M6.5 9.5v7M10.2 9.5v7M13.8 9.5v7M17.5 9.5v7M4 19.5h16M5 16.5h14',
  card: 'M3.5 6.5h17v11h-17zM3.5 10.2h17M6.5 14.5h4',
  m_paytm: 'M4 6h12M4 12h8M4 18h16M15 10.5h5v4h-5z',
  m_bkash: 'M12 3.5 20.5 12 12 20.5 3.5 12zM12 8.8 15.2 12 12 15.2 8.8 12z',
  m_nagad: 'M12 4.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM4 19a8 8 0 0 1 16 0M8 19a4 4 0 0 1 8 0',
  m_binance_tron: 'M4.5 4.5 20 8l-8.4 12.2zM4.5 4.5 12.6 11 20 8M12.6 11l-1 9.2',
  m_binance_bsc: 'M12 3.2 19.8 7.6v8.8L12 20.8l-7.8-4.4V7.6zM9 10v4M12 8.5v7M15 10v4',
}

/** Of a gateway that we do not know: coins. */
const other =
  'M9 5.5c3 0 5.5 1.1 5.5 2.5S12 10.5 9 10.5 3.5 9.4 3.5 8 6 5.5 9 5.5zM3.5 8v4.5C3.5 13.9 6 15 9 15M14.5 8v2M15 11.5c3 0 5.5 1.1 5.5 2.5s-2.5 2.5-5.5 2.5S9.5 15.4 9.5 14s2.5-2.5 5.5-2.5zM9.5 14v3c0 1.4 2.5 2.5 5.5 2.5s5.5-1.1 5.5-2.5v-3'

/** The mark of a payment method; decorative, its name stands beside it. */
export function GatewayMark({ method }: { method: PaymentMethod }) {
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
      <path d={drawings[method] ?? other} />
    </svg>
  )
}
