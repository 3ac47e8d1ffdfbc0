import { rulesNamed } from '@chaupar/games/rules/catalogue-rules'
import { fairDraw } from '@chaupar/games/rules/fairness'
import { type RulesName, rulesNames } from '@chaupar/games/rules/rule-names'
import { type GameAction, type GameEvent, GameRefusal, type Order } from '@chaupar/games/rules/rules'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EventWords } from '../../src/features/content/fair-play/check/event-words.tsx'
import { showLanguage } from '../../src/site/language.ts'

/** Families of rules, each with its variants. */
const families = Map.groupBy(rulesNames, (name) => name.split('/')[0] ?? '')

/** What decisions ask, one of which each of them takes. */
const metas = [undefined, { tile: 0 }, { guess: 'higher' }, { guess: 'lower' }]

/** One event of each type and shape of a variant, from rounds that try the possible decisions. */
function eventsOf(name: RulesName): GameEvent[] {
  const rules = rulesNamed(name)
  const found = new Map<string, GameEvent>()
  for (const bet of rules.sampleBets().slice(0, 4))
    for (let nonce = 0; nonce < 60; nonce += 1)
      for (const event of played(rules.order(bet.amountPaise, bet.mode, bet.meta), nonce))
        found.set(
          `${event.type} ${Object.keys(event)} ${Object.values(event).filter((value) => typeof value === 'boolean')}`,
          event,
        )
  return [...found.values()]
}

function played(order: Order, nonce: number): readonly GameEvent[] {
  const play = (actions: readonly GameAction[]) =>
    order.play(actions, fairDraw({ serverSeed: '5a'.repeat(32), clientSeed: 'words', nonce }))
  let [actions, outcome]: [GameAction[], ReturnType<typeof play>] = [[], play([])]
  while (outcome.safest !== null && actions.length < 4) {
    const action = outcome.actions[(nonce + actions.length) % outcome.actions.length] ?? outcome.safest.action
    const next = metas
      .map((meta): GameAction => (meta === undefined ? { action } : { action, meta }))
      .find((one) => isTaken(play, [...actions, one]))
    actions = [...actions, next ?? outcome.safest]
    outcome = play(actions)
  }
  return outcome.events
}

function isTaken(play: (actions: readonly GameAction[]) => unknown, actions: readonly GameAction[]): boolean {
  try {
    play(actions)
    return true
  } catch (error) {
    if (error instanceof GameRefusal) return false
    throw error
  }
}

function wordsOf(event: GameEvent): string {
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <EventWords event={event} />
    </I18nProvider>,
  )
  const words = container.querySelector('code') === null ? container.textContent : `no words: ${JSON.stringify(event)}`
  unmount()
  return words
}

test.each([...families])('%s: each of its events has words, in Hindi too', async (_family, names) => {
  const events = names.flatMap(eventsOf)
  await showLanguage('en')
  for (const event of events) expect(wordsOf(event)).toMatch(/^(?!no words)[^{}]*[.]$/)
  await showLanguage('hi')
  // Signs of reels and hands stay as they are; no English word does.
  for (const event of events) expect(wordsOf(event), event.type).toMatch(/^(?!.*[a-z]{2}).*[\u0900-\u097f].*।$/)
  await showLanguage('en')
})

test('shows an unknown event type by its name', () => {
  expect(wordsOf({ index: 0, type: 'eclipse' })).toMatch(/^no words/)
})
