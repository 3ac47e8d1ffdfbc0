import { changeSettings } from '../domain/base/change-settings.ts'
import { DomainError } from '../domain/base/errors.ts'
import { claimBonus } from '../domain/bonus/claim-bonus.ts'
import { expireBonus } from '../domain/bonus/end-bonus.ts'
import { addBank, listBanks } from '../domain/cashier/banks.ts'
import { declineDeposit } from '../domain/cashier/decide-deposit.ts'
import { insertDeposit } from '../domain/cashier/deposit-records.ts'
import { termsIn } from '../domain/cashier/gateways.ts'
import { hold } from '../domain/cashier/withdrawals.ts'
import { isKycApproved } from '../domain/kyc/kyc-records.ts'
import { placeKyc } from '../domain/kyc/place-kyc.ts'
import { creditCoins, creditPlayer } from '../domain/money/credits.ts'
import { nextCount } from '../store/meta-records.ts'
import type { Scenario } from '../world/scenario.ts'
import type { ScenarioParams } from '../world/scenario-call.ts'
import type { World } from '../world/world.ts'
import { rupees, text } from './params.ts'
import { describe, type Situation, type Topic } from './scenario.ts'
import { giveUsualBalance, requireSeededPlayer, seededPlayerId, setStartingBalance } from './seeded-players.ts'

const dayMs = 24 * 60 * 60 * 1000

const lowBalance = rupees('balance', 'Rupees in place of the 50.00')
const richBalance = rupees('balance', 'Rupees in place of the crore')
const coins = rupees('coins', 'Rupees of coins in place of the 500.00')

const balances: Situation[] = [
  {
    name: 'low-balance',
    group: 'money',
    about: 'The seeded player, and who registers, has 50.00',
    params: describe([lowBalance]),
    apply: (world, given) => setStartingBalance(world, lowBalance.from(given) ?? 50_00),
    end: giveUsualBalance,
  },
  {
    name: 'rich',
    group: 'money',
    about: 'The seeded player, and who registers, has 1,00,00,000.00',
    params: describe([richBalance]),
    apply: (world, given) => setStartingBalance(world, richBalance.from(given) ?? 1_00_00_000_00),
    end: giveUsualBalance,
  },
  {
    name: 'bonus-only',
    group: 'money',
    about: 'The seeded player has no real money, and 500.00 in coins',
    params: describe([coins]),
    apply(world, given) {
      setStartingBalance(world, 0)
      creditCoins(world, seededPlayerId(world), coins.from(given) ?? 500_00)
    },
    end: giveUsualBalance,
  },
]

const depositAmount = rupees('amount', 'Rupees in place of the 500.00', 1)
const declineReason = text('reason', 'Why, in place of the usual reason')
const withdrawalAmount = rupees('amount', 'Rupees in place of the 1,500.00', 1)

const requests: Scenario[] = [
  {
    name: 'deposit-pending',
    about: 'A Paytm deposit of 500.00 of the seeded player waits for the operator',
    params: describe([depositAmount]),
    apply(world, given) {
      announceDeposit(world, given)
    },
  },
  {
    name: 'deposit-declined',
    about: 'A Paytm deposit of 500.00 of the seeded player was refused',
    params: describe([depositAmount, declineReason]),
    apply: (world, given) =>
      declineDeposit(world, announceDeposit(world, given), declineReason.from(given) ?? undefined),
  },
  {
    name: 'withdraw-pending',
    about: 'The seeded player, identified and with a saved bank, waits for 1,500.00 that are held',
    params: describe([withdrawalAmount]),
    apply(world, given) {
      const playerId = seededPlayerId(world)
      const amountPaise = withdrawalAmount.from(given) ?? 1500_00
      if (!isKycApproved(world, playerId)) placeKyc(world, playerId, 'approved')
      creditPlayer(world, playerId, amountPaise)
      const { id, bankName, number } = savedBank(world, playerId)
      hold(world, { playerId, amountPaise, method: 'bank', account: `${bankName} ${number}`, bankId: id })
    },
  },
]

const gateway = text('gateway', 'Key of the only one that is down')

const gatewaysDown: Situation = {
  name: 'gateways-down',
  group: 'gateways',
  about: 'No way to pay in or out works',
  params: describe([gateway]),
  apply(world, given) {
    const wanted = gateway.from(given)
    const keys = termsIn(world)
      .map(({ key }) => key)
      .filter((key) => wanted === null || key === wanted)
    if (keys.length === 0) throw new DomainError('scenario_parameter_invalid', { parameter: gateway.name })
    changeSettings(world, { gatewaysDown: [...new Set([...world.settings.current.gatewaysDown, ...keys])] })
  },
  holds: (world) => world.settings.current.gatewaysDown.length > 0,
  end: (world) => changeSettings(world, { gatewaysDown: [] }),
}

/** Forms that no client knows: they are drawn from their description alone. */
const describedForms: Situation = {
  name: 'described-forms',
  group: 'forms',
  about: 'A gateway with a key of its own asks fields of every kind, to pay in and out; KYC asks more too',
  params: describe([]),
  apply: (world) => changeSettings(world, { describedForms: true }),
  holds: (world) => world.settings.current.describedForms,
  end: (world) => changeSettings(world, { describedForms: false }),
}

const bonuses: Scenario[] = [
  {
    name: 'bonus-active',
    about: 'The seeded player has claimed the welcome bonus and wagered nothing yet',
    apply(world) {
      claimBonus(world, requireSeededPlayer(world), { id: 'bn-welcome' })
    },
  },
  {
    name: 'bonus-expired',
    about: "The seeded player's cricket week bonus has expired",
    apply(world) {
      const player = requireSeededPlayer(world)
      claimBonus(world, player, { id: 'bn-cricket' })
      expireBonus(world, player.id, 'bn-cricket')
    },
  },
]

/** The seeded player's money, pending requests and methods. */
export const money: Topic = {
  name: 'Money',
  scenarios: [...balances, ...requests, gatewaysDown, describedForms, ...bonuses],
}

/** Announces a Paytm deposit of the seeded player, whatever the hour or the limits. Answers its id. */
function announceDeposit(world: World, given: ScenarioParams): string {
  return insertDeposit(world, {
    playerId: seededPlayerId(world),
    gateway: 'm_paytm',
    amountPaise: depositAmount.from(given) ?? 500_00,
    utr: String(431_000_000_000 + nextCount(world.store, 'seeded deposit')),
    bankId: null,
    proof: null,
    details: [],
    byProvider: false,
    expiresAtMs: world.clock.now() + dayMs,
  })
}

function savedBank(world: World, playerId: number) {
  const { banks } = listBanks(world, playerId, { skip: 0, pageSize: 1, type: 'bank' })
  const account = {
    type: 'bank',
    holder: 'Asha Player',
    bankName: 'Sahyadri Bank',
    number: '000011112222',
    ifsc: 'PLAY0000001',
  } as const
  return banks[0] ?? addBank(world, playerId, account)
}
