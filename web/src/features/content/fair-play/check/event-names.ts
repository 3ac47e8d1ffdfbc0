import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cardText } from './event-fields.ts'

/** What stands in events as a word of the rules: sides of tables, hands, colours, signs of dice, guesses. */
const names: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    player: msg`player`,
    dealer: msg`dealer`,
    banker: msg`banker`,
    board: msg`board`,
    tie: msg`tie`,
    andar: msg`Andar`,
    bahar: msg`Bahar`,
    dragon: msg`Dragon`,
    tiger: msg`Tiger`,
    batter: msg`batter`,
    bowler: msg`bowler`,
    pass: msg`pass line`,
    'dont-pass': msg`do not pass`,
    red: msg`red`,
    black: msg`black`,
    hot: msg`hot`,
    blank: msg`blank`,
    blue: msg`blue`,
    higher: msg`higher`,
    lower: msg`lower`,
    open: msg`Open`,
    close: msg`Close`,
    flag: msg`flag`,
    crown: msg`crown`,
    heart: msg`heart`,
    spade: msg`spade`,
    diamond: msg`diamond`,
    club: msg`club`,
    'high card': msg`high card`,
    'high-card': msg`high card`,
    pair: msg`pair`,
    colour: msg`colour`,
    sequence: msg`sequence`,
    'pure sequence': msg`pure sequence`,
    trail: msg`trail`,
    'two-pairs': msg`two pairs`,
    'three-of-a-kind': msg`three of a kind`,
    straight: msg`straight`,
    flush: msg`flush`,
    'full-house': msg`full house`,
    'four-of-a-kind': msg`four of a kind`,
    'straight-flush': msg`straight flush`,
  }),
)

const suits: ReadonlyMap<string, string> = new Map(Object.entries({ S: '♠', H: '♥', D: '♦', C: '♣' }))

/** A word of the rules in the reader's language; a side 'a' as 'A', a suit as its sign, a card as 'TD' is printed, all else as it is. */
export function nameOfThing(i18n: I18n, name: string): string {
  const known = names.get(name)
  if (known !== undefined) return i18n._(known)
  return suits.get(name) ?? (/^[ab]$/.test(name) ? name.toUpperCase() : cardText(name))
}
