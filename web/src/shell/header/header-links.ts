import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '../../config/paths.ts'

export type HeaderLink = {
  label: MessageDescriptor
  /** null: a guest has no target here, the link opens the login modal (spec 2.7). */
  to: string | null
  /** Where a guest was heading, reached after login. */
  after?: string
  /** Pages besides the target that stand under this link. */
  here?: RegExp
}

/** Every page of sports, whichever of them a link leads to. */
export const sportsPages = /^\/(exchange|spmsports|spmgames|sportsbook|jetfair|betby)/i
/** The methods and the page of each. */
export const depositPages = /^\/(gatewaylist|deposit)(\/|$)/i
/** The two lobbies of the casino. */
export const casinoPages = /^\/(casino|games-all)\/?$/i

/** The list both headers share (spec 2.5, 2.7); Slots is closed to guests, so for them it has no target. */
function shared(player: boolean): HeaderLink[] {
  return [
    { label: msg`Roulette`, to: paths.category('roulette') },
    { label: msg`Andar Bahar`, to: paths.category('andarbahar') },
    { label: msg`Live Casino`, to: paths.category('livecasino') },
    player ? { label: msg`Slots`, to: paths.slots } : { label: msg`Slots`, to: null, after: paths.slots },
  ]
}

/** Links of the logged-out header: Aviator and Casino open the login modal, Sports leads to the common lobby. */
export function guestLinks(): HeaderLink[] {
  return [
    { label: msg`Aviator`, to: null, after: paths.aviator },
    { label: msg`Casino`, to: null, after: paths.allDealer },
    { label: msg`Sports`, to: paths.sportsbook },
    ...shared(false),
  ]
}

/** Links of the logged-in header (spec 2.7). */
export function playerLinks(): HeaderLink[] {
  return [
    { label: msg`Aviator`, to: paths.aviator },
    { label: msg`Casino`, to: paths.allDealer, here: casinoPages },
    { label: msg`Sports`, to: paths.exchangeInplay, here: sportsPages },
    ...shared(true),
  ]
}
