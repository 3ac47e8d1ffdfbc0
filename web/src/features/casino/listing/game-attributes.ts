/** What games are narrowed by beside category and provider. A catalogue may be without any of it. */
import type { Game } from '@chaupar/games/catalogue/game'
import { familyNames } from '../catalogue/family-names.ts'

const attributes = ['family', 'volatility', 'back'] as const

export type GameAttribute = (typeof attributes)[number]

/** The chosen value of each; '' is any. `back` is the least return in per cent. */
export type ChosenAttributes = Readonly<Record<GameAttribute, string>>

/** The values that games of a page have, with how many fit each beside all other choices; empty where none has any. */
export type AttributeOptions = Readonly<Record<GameAttribute, readonly { value: string; count: number }[]>>

export const anyAttributes: ChosenAttributes = { family: '', volatility: '', back: '' }

/** Least returns to choose from, in per cent. */
const returns = [99, 98, 97, 96, 95]

const known: Readonly<Record<GameAttribute, readonly string[]>> = {
  family: Object.keys(familyNames),
  volatility: ['low', 'medium', 'high'],
  back: returns.map(String),
}

/** What an address asks for; words that mean nothing count as none. */
export function chosenAttributes(asked: ChosenAttributes): ChosenAttributes {
  const value = (attribute: GameAttribute) => known[attribute].find((one) => one === asked[attribute]) ?? ''
  return { family: value('family'), volatility: value('volatility'), back: value('back') }
}

export function isAny(chosen: ChosenAttributes): boolean {
  return attributes.every((attribute) => chosen[attribute] === '')
}

/** Whether a game fits what is chosen; one that does not say an attribute fits no choice of it. */
export function fits(game: Game, chosen: ChosenAttributes): boolean {
  return attributes.every((attribute) => chosen[attribute] === '' || has(game, attribute, chosen[attribute]))
}

function has({ family, volatility, returnHundredths }: Game, attribute: GameAttribute, value: string): boolean {
  if (attribute === 'family') return family === value
  if (attribute === 'volatility') return volatility === value
  return returnHundredths !== undefined && returnHundredths >= 100 * Number(value)
}

/**
 * The values to choose from.
 * @param page the games of the page, which decide what is offered
 * @param others those that fit category and providers, which are counted
 */
export function attributeOptions(
  page: readonly Game[],
  others: readonly Game[],
  chosen: ChosenAttributes,
): AttributeOptions {
  const options = (attribute: GameAttribute) => {
    const rest = others.filter((game) => fits(game, { ...chosen, [attribute]: '' }))
    return known[attribute]
      .filter((value) => value === chosen[attribute] || page.some((game) => has(game, attribute, value)))
      .map((value) => ({ value, count: rest.filter((game) => has(game, attribute, value)).length }))
  }
  return { family: options('family'), volatility: options('volatility'), back: options('back') }
}
