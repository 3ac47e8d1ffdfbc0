import { readDocument } from '@chaupar/api/read-document'
import { pushedEvents } from '@chaupar/api/realtime.gen'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EventPanel } from '../../src/console/event-form/event-panel.tsx'
import { messagesOf } from '../../src/console/reference/document.ts'
import { show, useMock } from './mock.tsx'

const path = '/__mock/worlds/default/push/event'
const examples = Object.fromEntries(messagesOf(readDocument('realtime')).map(({ name, example }) => [name, example]))

/** Chooses an event in the panel; answers its form, filled in from the document's example. */
async function formOf(event: string): Promise<HTMLFormElement> {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Event' }), event)
  return screen.findByRole<HTMLFormElement>('form', { name: event })
}

function open(part: HTMLDetailsElement): HTMLElement {
  part.open = true
  fireEvent(part, new Event('toggle'))
  return part
}

/** Opens every object and list of a form, also those within others. */
function openAll(form: HTMLElement): void {
  const closed = () => [...form.querySelectorAll('details')].filter((part) => !part.open)
  while (closed().length > 0) closed().forEach(open)
}

/** Opens the object, list or item of this name. */
function opened(around: HTMLElement, name: string): HTMLElement {
  const part = [...around.querySelectorAll('details')].find((one) => one.firstChild?.firstChild?.textContent === name)
  if (!part) throw new Error(`no part ${name}`)
  return open(part)
}

async function fill(part: HTMLElement, name: string, text: string): Promise<void> {
  const field = within(part).getByLabelText(name)
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}

const press = (part: HTMLElement, name: string) => userEvent.click(within(part).getByRole('button', { name }))
const invalidFields = (form: HTMLFormElement) => [...form.querySelectorAll('input:invalid, textarea:invalid')]

test.each(Object.keys(pushedEvents))('%s is filled in from its example, fits its fields and is sent', async (event) => {
  const { seen } = await useMock()
  show(<EventPanel world="default" />)
  const form = await formOf(event)
  openAll(form)
  expect(invalidFields(form)).toEqual([])
  await press(form, `Push ${event}`)
  await screen.findByText('Done: pushEvent')
  expect(seen).toEqual([{ method: 'POST', path, body: { event, payload: examples[event] } }])
})

test('a field is changed, added and left out, at any depth', async () => {
  const { seen } = await useMock()
  show(<EventPanel world="default" />)
  const form = await formOf('odds:update')
  await fill(form, 'sequence', '420')
  await userEvent.selectOptions(within(form).getByLabelText('heartbeat'), 'true')
  await userEvent.selectOptions(within(form).getByLabelText('heartbeat'), 'left out')
  const market = opened(opened(form, 'markets'), '1')
  await userEvent.selectOptions(within(market).getByLabelText('status'), 'suspended')
  await fill(market, 'result', '0')
  await userEvent.selectOptions(within(market).getByLabelText('takesOffers'), 'true')
  const runners = opened(market, 'runners')
  await press(runners, 'Remove item 2')
  const lay = opened(opened(runners, '1'), 'lay')
  await press(lay, 'Add item 2')
  const price = opened(lay, '2')
  await fill(price, 'price', '1.88')
  await fill(price, 'size', '250.5')
  const score = opened(form, 'score')
  await fill(score, 'summary', '146/4 (17.0)')
  await press(score, 'Add need')
  await fill(opened(score, 'need'), 'runs', '31')
  await press(score, 'Add bowler')
  await press(opened(score, 'bowler'), 'Remove bowler')
  await press(form, 'Push odds:update')
  await screen.findByText('Done: pushEvent')
  expect(seen).toEqual([
    {
      method: 'POST',
      path,
      body: {
        event: 'odds:update',
        payload: {
          matchId: '34512087',
          sequence: 420,
          publishedAt: '2026-11-21T15:12:10.412Z',
          markets: [
            {
              marketId: 'm-1',
              refMatchId: '34512087',
              HeadName: 'Match Odds',
              marketType: 'match_odds',
              priceKind: 'decimal',
              status: 'suspended',
              result: '0',
              inPlay: true,
              delayMs: 3000,
              minStake: 100,
              maxStake: 50000,
              sequence: 419,
              publishedAt: '2026-11-21T15:12:10.412Z',
              takesOffers: true,
              runners: [
                {
                  selectionId: 's-1',
                  name: 'Mumbai',
                  status: 'active',
                  back: [
                    { price: 1.85, size: 12000 },
                    { price: 1.84, size: 30500.5 },
                  ],
                  lay: [
                    { price: 1.87, size: 9000 },
                    { price: 1.88, size: 250.5 },
                  ],
                },
              ],
            },
          ],
          score: { sport: 'cricket', summary: '146/4 (17.0)', need: { runs: 31, balls: 0 } },
        },
      },
    },
  ])
})

test.each([
  ['update_balance', 'balance', '-1'],
  ['update_balance', 'cash', '0.001'],
  ['update_balance', 'balance', ''],
  ['odds:update', 'matchId', 'no id'],
  ['odds:update', 'sequence', '1.5'],
])('%s with %s %j is refused at the field, and nothing is sent', async (event, field, text) => {
  const { seen } = await useMock()
  show(<EventPanel world="default" />)
  const form = await formOf(event)
  await fill(form, field, text)
  expect(invalidFields(form)).toEqual([within(form).getByLabelText(field)])
  await press(form, `Push ${event}`)
  expect(seen).toEqual([])
})

test('an invalid field of a closed part comes into view', async () => {
  await useMock()
  show(<EventPanel world="default" />)
  const form = await formOf('bet:update')
  const bet = opened(form, 'bet')
  await fill(bet, 'stack', '-5')
  bet.removeAttribute('open')
  await press(form, 'Push bet:update')
  expect(bet.hasAttribute('open')).toBe(true)
})

test('a payload is written as JSON, and the mock says in a sentence what it refuses', async () => {
  const { seen } = await useMock()
  show(<EventPanel world="default" />)
  const form = await formOf('session_refresh')
  await press(form, 'As JSON')
  const text = within(form).getByLabelText<HTMLTextAreaElement>('Payload')
  fireEvent.change(text, { target: { value: '{ "reason": ' } })
  expect(text.validationMessage).toBe('This is not a JSON object')
  fireEvent.change(text, { target: { value: '{ "reason": 5 }' } })
  await press(form, 'Push session_refresh')
  await screen.findByText('400 validation_failed: Reason must be string')
  fireEvent.change(text, { target: { value: '{ "reason": "money" }' } })
  await press(form, 'As JSON')
  expect(within(form).getByLabelText<HTMLInputElement>('reason').value).toBe('money')
  await press(form, 'Fill in the example')
  expect(within(form).getByLabelText<HTMLInputElement>('reason').value).toBe('app')
  expect(seen.map(({ body }) => body)).toEqual([{ event: 'session_refresh', payload: { reason: 5 } }])
})

test('an event goes to a player or to the followers of a match, with the prices that they see next', async () => {
  const { seen, world } = await useMock()
  show(<EventPanel world="default" />)
  const to = await screen.findByRole('combobox', { name: 'To' })
  await userEvent.selectOptions(to, await screen.findByRole('option', { name: 'player' }))
  await press(await formOf('session_refresh'), 'Push session_refresh')
  await screen.findByText('Done: pushEvent')
  const form = await formOf('odds:update')
  const [match] = await screen.findAllByRole<HTMLOptionElement>('option', { name: /^followers of / })
  await userEvent.selectOptions(to, match?.textContent ?? '')
  await press(form, "Fill in the match's prices")
  const matchId = within(form).getByLabelText<HTMLInputElement>('matchId')
  await vi.waitFor(() => expect(matchId.value).not.toBe('34512087'))
  await press(form, 'Push odds:update')
  await vi.waitFor(() => expect(seen).toHaveLength(2))
  expect(seen[0]?.body).toEqual({ username: 'player', event: 'session_refresh', payload: { reason: 'app' } })
  expect(seen[1]?.body).toMatchObject({ refMatchId: matchId.value, event: 'odds:update' })
  expect(world).toBeDefined()
})
