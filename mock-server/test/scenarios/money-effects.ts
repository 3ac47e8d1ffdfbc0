import { expect } from 'vitest'
import { listBonuses } from '../../src/domain/bonus/bonuses.ts'
import { listDeposits } from '../../src/domain/cashier/deposits.ts'
import { listGateways } from '../../src/domain/cashier/gateways.ts'
import { listWithdrawals } from '../../src/domain/cashier/withdrawals.ts'
import { kycOf } from '../../src/domain/kyc/kyc.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import type { World } from '../../src/world/world.ts'
import { brokenInvariants, seededId } from '../support/worlds.ts'
import { balance } from './effect-checks.ts'

const page = { skip: 0, pageSize: 10 }

/** Shows the effect of each scenario of balances, bonuses, KYC, deposits and withdrawals on a world. */
export const moneyEffects = {
  'bonus-active': (world) => {
    expect(listBonuses(world, seededId(world), page).bonuses[0]).toMatchObject({ id: 'bn-welcome', status: 'active' })
    expect(balanceOf(world, seededId(world)).coinsPaise).toBe(1_000_00)
  },
  'bonus-expired': (world) => {
    const expired = { ...page, status: 'expired' } as const
    expect(listBonuses(world, seededId(world), expired).bonuses).toMatchObject([{ id: 'bn-cricket' }])
    expect(balanceOf(world, seededId(world)).coinsPaise).toBe(0)
  },
  'low-balance': (world) => expect(balance(world)).toBe(50_00),
  rich: (world) => expect(balance(world)).toBe(1_00_00_000_00),
  'bonus-only': (world) =>
    expect(balanceOf(world, seededId(world))).toMatchObject({ balancePaise: 0, cashPaise: 0, coinsPaise: 500_00 }),
  'kyc-none': (world) => expect(kycOf(world, seededId(world))).toBeNull(),
  'kyc-pending': (world) => expect(kycOf(world, seededId(world))?.status).toBe('pending'),
  'kyc-approved': (world) => expect(kycOf(world, seededId(world))?.status).toBe('approved'),
  'kyc-declined': (world) =>
    expect(kycOf(world, seededId(world))).toMatchObject({ status: 'declined', reason: 'The document is not readable' }),
  'kyc-expired': (world) => expect(kycOf(world, seededId(world))?.status).toBe('expired'),
  'gateways-down': (world) => expect(listGateways(world).filter(({ available }) => available)).toEqual([]),
  'described-forms': (world) =>
    expect(listGateways(world).filter(({ key }) => key === 'm_upi_counter')).toHaveLength(2),
  'deposit-pending': (world) =>
    expect(listDeposits(world, seededId(world), page).deposits).toMatchObject([
      { status: 'pending', amountPaise: 500_00, gateway: 'm_paytm' },
    ]),
  'deposit-declined': (world) =>
    expect(listDeposits(world, seededId(world), page).deposits).toMatchObject([
      { status: 'declined', reason: 'The payment was not found' },
    ]),
  'withdraw-pending': (world) => {
    expect(listWithdrawals(world, seededId(world), page).withdrawals).toMatchObject([
      { status: 'pending', amountPaise: 1500_00, account: 'Sahyadri Bank ******2222' },
    ])
    expect(balance(world)).toBe(10_000_00)
    expect(brokenInvariants(world)).toEqual([])
  },
} satisfies Record<string, (world: World) => void>
