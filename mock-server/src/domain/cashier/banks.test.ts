import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { identify, playerOf } from '../../../test/support/identity.ts'
import { seededId, testWorld } from '../../../test/support/worlds.ts'
import { creditPlayer } from '../money/credits.ts'
import { addBank, type BankBody, listBanks, removeBank } from './banks.ts'
import { cancelWithdrawal, createWithdrawal } from './withdrawals.ts'

const account: BankBody = {
  type: 'bank',
  holder: ' Asha Rao ',
  bankName: 'Konkan Bank',
  number: '123456789012',
  ifsc: 'KONK0000001',
}
const card: BankBody = { type: 'card', holder: 'Asha Rao', number: '4539578763621486' }

function sitDown() {
  const world = testWorld()
  const playerId = seededId(world)
  const list = (query: object = {}) => listBanks(world, playerId, { skip: 0, pageSize: 10, ...query })
  return {
    world,
    playerId,
    list,
    add: (change: Partial<BankBody> = {}) => addBank(world, playerId, { ...account, ...change }),
  }
}

test('[7.3-5] [4-15] banks and cards are kept masked, newest first, in pages', () => {
  const { world, playerId, list, add } = sitDown()
  expect(add()).toMatchObject({ id: 'bk-1', holder: 'Asha Rao', number: '******9012', ifsc: 'KONK0000001' })
  addBank(world, playerId, card)
  expect(list().banks.map(({ id }) => id)).toEqual(['bk-2', 'bk-1'])
  expect(list({ type: 'card' })).toMatchObject({
    count: 1,
    banks: [{ number: '******1486', bankName: null, ifsc: null }],
  })
  expect(list({ skip: 1, pageSize: 1 })).toMatchObject({ count: 2, banks: [{ id: 'bk-1' }] })
  const kept = world.store.all('SELECT * FROM banks', [], (row) => row.text('number_hash') + row.text('last_four'))
  expect(kept.join()).not.toMatch(/123456789012|4539578763621486/)
  // A plain hash of a card is found by trying the numbers that end so.
  const plain = (text: string) => ['hex', 'base64', 'base64url'].map((form) => hash('sha256', text, form as 'hex'))
  const guesses = [...plain(`${playerId} 4539578763621486`), ...plain('4539578763621486')]
  expect(guesses.filter((guess) => kept.join().includes(guess))).toEqual([])
})

const refused: [rule: string, body: BankBody][] = [
  ['bank_number_invalid', { ...account, number: '12345678' }],
  ['bank_number_invalid', { ...account, number: '1234567890123456789' }],
  ['bank_number_invalid', { ...account, number: 'ABC123456789' }],
  ['bank_name_required', { ...account, bankName: '  ' }],
  ['card_number_invalid', { ...card, number: '4539578763621487' }],
  ['card_number_invalid', { ...card, number: '45395787636' }],
]
test.each(refused)('refuses by %s: %j', (rule, body) => {
  const { world, playerId, list } = sitDown()
  expect(() => addBank(world, playerId, body)).toThrow(expect.objectContaining({ rule, status: 400 }))
  expect(list().count).toBe(0)
})

test('a bank needs its branch', () => {
  const { world, playerId } = sitDown()
  const { ifsc, ...withoutIfsc } = account
  expect(ifsc).toBeDefined()
  expect(() => addBank(world, playerId, withoutIfsc)).toThrow(expect.objectContaining({ rule: 'ifsc_required' }))
})

test('an account is saved once for a player; another player may have the same', () => {
  const { world, playerId, add, list } = sitDown()
  add()
  expect(() => add({ holder: 'Other' })).toThrow(expect.objectContaining({ code: 'bank_exists', status: 409 }))
  expect(addBank(world, playerId + 1, account).id).toBe('bk-2')
  expect(list().count).toBe(1)
})

test('only so many are saved', () => {
  const { add, list } = sitDown()
  for (let index = 0; index < 25; index += 1) add({ number: String(100_000_000 + index) })
  expect(() => add()).toThrow(expect.objectContaining({ code: 'bank_limit', status: 422 }))
  expect(list().count).toBe(25)
})

test('removing: not another player’s, not while a withdrawal waits for it, then for good', () => {
  const { world, playerId, add, list } = sitDown()
  const { id } = add()
  const unknown = expect.objectContaining({ code: 'bank_not_found', status: 404 })
  expect(() => removeBank(world, playerId + 1, id)).toThrow(unknown)
  identify(world, playerId)
  creditPlayer(world, playerId, 500_00)
  const ask = { amountPaise: 500_00, method: 'bank', bankId: id } as const
  const { withdrawal } = createWithdrawal(world, playerOf(world, playerId), ask)
  expect(() => removeBank(world, playerId, id)).toThrow(expect.objectContaining({ code: 'bank_in_use', status: 409 }))
  cancelWithdrawal(world, playerId, withdrawal.id)
  removeBank(world, playerId, id)
  expect(list()).toEqual({ banks: [], count: 0 })
  expect(() => removeBank(world, playerId, id)).toThrow(unknown)
  expect(add().id).toBe('bk-2')
})
