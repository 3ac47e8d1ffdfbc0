import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GatewayMark } from './gateway-mark.tsx'

test.each([
  ['m_paytm', 'Paytm', 'Pa'],
  ['m_bkash', 'bKash', 'bK'],
  ['m_binance_tron', 'Binance, TRON', 'BT'],
  ['m_binance_bsc', 'Binance, BSC', 'BB'],
  ['skrill', 'Skrill Wallet 2', 'SW'],
  ['m_paytm', 'पेटीएम', 'पे'],
  ['bank', 'Bank transfer', ''],
])('the sign of %s, named %s, has the letters "%s"', (method, name, letters) => {
  const { container } = render(<GatewayMark method={method} name={name} />)
  expect(container.textContent).toBe(letters)
})
