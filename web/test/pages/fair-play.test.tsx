import { createHash, createHmac } from 'node:crypto'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startMock } from '../mock.ts'
import { openSite } from '../site.tsx'

const serverSeed = 'c0ffee11'.repeat(8)
const clientSeed = 'monsoon-482'
const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

/** The numbers of a round's first block, worked out without code of ours. */
function numbersOf(keyHex: string, text: string): number[] {
  const block = createHmac('sha256', Buffer.from(keyHex, 'hex')).update(text).digest()
  return [0, 4, 8, 12, 16, 20, 24, 28].map((at) => block.readUInt32BE(at) / 2 ** 32)
}

/** The tiles of three mines in a field of 25, from 0, in their order. */
function minesOf(nonce: number): number[] {
  const left = Array.from({ length: 25 }, (_, tile) => tile)
  const drawn = numbersOf(serverSeed, `${clientSeed}:${nonce}:0`).slice(0, 3)
  return drawn.flatMap((number) => left.splice(Math.floor(number * left.length), 1)).sort((a, b) => a - b)
}

const mines = minesOf(7)
const safe = [0, 1, 2, 3].find((tile) => !mines.includes(tile)) ?? 0

/** What Mines copies of a round with one tile opened: 10.00 at 0.99 * 25 / 22, which is 1.12 and a half hundredth. */
const copied = {
  game: 'spribe.mines',
  serverSeed,
  serverSeedHash: sha256(serverSeed),
  clientSeed,
  nonce: 7,
  stakePaise: 1_000,
  mode: 'base',
  meta: { mines: 3 },
  decisions: [
    { action: 'pick', meta: { tile: safe } },
    { action: 'cash-out', meta: null },
  ],
  reported: {
    events: [
      { index: 0, type: 'pick', tile: safe, isMine: false, times: 112 },
      { index: 1, type: 'cash-out', times: 112 },
      { index: 2, type: 'reveal', mines },
    ],
    payoutPaise: 1_120,
  },
}

async function open() {
  await startMock()
  const { user } = openSite('/fairplay#check')
  const box = await screen.findByLabelText('Copied from the game')
  const paste = async (text: string) => {
    await user.click(box)
    await user.paste(text)
  }
  const check = () => user.click(screen.getByRole('button', { name: 'Check the round' }))
  const type = async (label: string, text: string) => {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
  }
  return { user, paste, check, type }
}

/** The whole text of the check result that contains `words`. */
async function resultWith(words: string): Promise<string> {
  const found = await screen.findByText(
    (_, element) => element?.tagName === 'P' && !!element.textContent?.includes(words),
  )
  return found.closest('[role=status]')?.textContent ?? ''
}

const problems = () => screen.getAllByRole('alert').map((alert) => alert.textContent)

test('a guest pastes a copied round, and the check matches', async () => {
  const { paste, check } = await open()
  await paste(JSON.stringify(copied))
  await check()
  const result = await resultWith('The hash is right.')
  expect(result).toContain(sha256(serverSeed))
  expect(result).toContain('Staked ₹10.00, pays ₹11.20.')
  expect(result).toContain('The round matches.')
  const events = within(screen.getByText('The hash is right.').closest('[role=status]') ?? document.body).getAllByRole(
    'listitem',
  )
  expect(events.map((event) => event.textContent)).toEqual([
    `Tile ${safe + 1}: no mine; it stands at 1.12×.`,
    'Taken out at 1.12×.',
    `The mines lay under ${mines.map((tile) => tile + 1).join(', ')}.`,
  ])
})

test('names what differs: the hash, the event, the payout', async () => {
  const { paste, check } = await open()
  const [first, second] = copied.reported.events
  const events = [first, second, { index: 2, type: 'reveal', mines: [22, 23, 24] }]
  const reported = { events, payoutPaise: 2_240 }
  await paste(JSON.stringify({ ...copied, serverSeedHash: 'ab'.repeat(32), reported }))
  await check()
  const result = await resultWith('The hash is wrong.')
  expect(result).toContain('the game showed event 3 as {"index":2,"type":"reveal","mines":[22,23,24]}')
  expect(result).toContain('the game showed a payout of ₹22.40; it is ₹11.20.')
  expect(result).not.toContain('The round matches.')
})

test('field by field, with a hash in capitals; a change takes the result away', async () => {
  const { user, check, type } = await open()
  const [number = 0] = numbersOf(serverSeed, `${clientSeed}:0:0`)
  const roll = Math.floor(number * 10_000)
  await user.selectOptions(screen.getByLabelText('Game'), 'spribe.dice')
  await type('Server seed', ` ${serverSeed} `)
  await type('Published hash', sha256(serverSeed).toUpperCase())
  await type('Client seed', clientSeed)
  await type('Nonce', '0')
  await type('Stake (₹)', '1,000')
  await type('Bet', '{"target":5000,"over":true}')
  await type('Payout shown (₹)', roll > 5_000 ? '1980' : '0')
  await check()
  const result = await resultWith('The hash is right.')
  expect(result).toContain(`The roll is ${(roll / 100).toFixed(2)}.`)
  expect(result).toContain('The payout matches.')
  await type('Payout shown (₹)', '5')
  expect(screen.queryByText(/The roll is/)).toBeNull()
  await check()
  expect(await resultWith('The hash is right.')).toContain('the game showed a payout of ₹5.00')
})

test('what cannot be checked is named beside its field', async () => {
  const { paste, check } = await open()
  await check()
  expect(problems()).toEqual([
    'Please choose the game',
    'A server seed has 64 digits from 0 to 9 and a to f. The game shows it when you change the seeds.',
    'A SHA-256 hash has 64 digits from 0 to 9 and a to f',
    'A client seed has 1 to 100 characters',
    'A nonce is a whole number from 0',
    'Please enter the stake in rupees',
  ])
  expect(screen.getByLabelText('Nonce').getAttribute('aria-invalid')).toBe('true')
  await paste('{"game":"spribe.mines"')
  expect(problems()).toContain('This is no round that a game has copied. Copy it whole.')
})

test('rejects a seed that is still secret, and a bet and decisions that the game does not take', async () => {
  const { paste, check, type } = await open()
  await paste(JSON.stringify({ ...copied, serverSeed: null }))
  await check()
  expect(problems()).toEqual([
    'A server seed has 64 digits from 0 to 9 and a to f. The game shows it when you change the seeds.',
  ])
  await type('Server seed', serverSeed)
  await type('Bet', '{"mines":99}')
  await check()
  const bet = await screen.findByText('The game takes no such bet: The number of mines is a whole number from 1 to 24')
  expect(bet.id).toBe(screen.getByLabelText('Bet').getAttribute('aria-describedby')?.split(' ')[0])
  await type('Bet', '{"mines":3}')
  await type('Decisions', '[{"action":"fly"}]')
  await check()
  await screen.findByText(/^The game takes no such decisions: /)
  await type('Decisions', 'pick')
  await check()
  expect(problems()).toEqual(['Decisions are a list in JSON, such as [{"action":"cash-out"}]'])
  await type('Decisions', '')
  await check()
  await resultWith('With these decisions the round is not over.')
})

test('a crash that all saw is checked by its chain', async () => {
  const { user, check, type } = await open()
  await user.click(screen.getByRole('radio', { name: 'A round for all' }))
  await check()
  expect(problems()).toHaveLength(5)
  const seed = '0badcafe'.repeat(8)
  const salt = '5a17'.repeat(16)
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(salt).digest('hex')
  const [number = 0] = numbersOf(key, 'spribe/aviator:3:0')
  const times = Math.max(100, Math.floor(97 / (1 - number)))
  const written = (times / 100).toFixed(2)
  await user.selectOptions(screen.getByLabelText('Game'), 'spribe.aviator')
  await type('Seed of the round', seed)
  await type('Number of the round', '3')
  await type('End of the chain', sha256(sha256(sha256(seed))))
  await type('Salt', salt)
  await type('Crash multiplier shown', `${written}x`)
  await check()
  const result = await resultWith('The seed belongs to the chain.')
  expect(await resultWith(`By this seed the round crashed at ${written}×.`)).toContain('That matches.')
  expect(result).not.toContain('does not')
  await type('End of the chain', sha256(sha256(seed)))
  await type('Crash multiplier shown', '9999.99')
  await check()
  await resultWith('The seed does not belong to the chain.')
  await resultWith('The game showed 9999.99×.')
})

test('a deal of a live table that all saw is checked by its chain', async () => {
  const { user, check, type } = await open()
  await user.click(screen.getByRole('radio', { name: 'A round for all' }))
  const seed = 'facade01'.repeat(8)
  const salt = '5a17'.repeat(16)
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(salt).digest('hex')
  const [number = 0] = numbersOf(key, 'ezg-Roulette:2:0')
  await user.selectOptions(screen.getByLabelText('Game'), 'ezg-Roulette')
  expect(screen.queryByLabelText('Crash multiplier shown')).toBeNull()
  await type('Seed of the round', seed)
  await type('Number of the round', '2')
  await type('End of the chain', sha256(sha256(seed)))
  await type('Salt', salt)
  await check()
  expect(await resultWith('The seed belongs to the chain.')).toContain(`Number ${Math.floor(number * 37)}.`)
})
