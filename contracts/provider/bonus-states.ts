/** Bonuses that pacts speak of: an operator's offer, and the terms that a claim names. */
import type { ControlClient } from '@chaupar/api/control-client'
import type { Get } from './match-states.ts'

/** The operator offers a bonus that can be claimed for a while and names a game that counts otherwise than its kind. */
export async function offerBonus(control: ControlClient, world: string): Promise<void> {
  await control.placeBonusOffer({
    world,
    id: 'bn-friday',
    name: 'Friday bonus',
    amount: 90,
    wagerTarget: 300,
    conditions: ['For players of the week.'],
    rates: { exceptions: [{ game: 'spribe/aviator', percent: 100 }] },
    claimUntil: '2026-11-22T14:00:00.000Z',
  })
}

/** What names the terms of a bonus to its player. */
export async function termsOf(get: Get, token: string, bonusId: string): Promise<string> {
  const { rows } = await get('/api/bonus/claims', { authorization: token })
  const bonus = Array.isArray(rows) ? rows.find(({ id }) => id === bonusId) : undefined
  return String(bonus?.termsId)
}
