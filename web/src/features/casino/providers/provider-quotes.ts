import type { ProviderCode } from '@chaupar/games/catalogue/provider'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** One sentence about each provider (spec 3: `quotes`). It describes the games only, since no dealer or studio stands behind them. */
export const providerQuotes: Readonly<Record<ProviderCode, MessageDescriptor>> = {
  evolution: msg`Wheels and tables, with rounds that everyone shares.`,
  ezugi: msg`Indian card tables, with their rules in English and Hindi.`,
  supernowa: msg`Four kinds of Teen Patti, and Andar Bahar.`,
  worldcasino: msg`Matka draws and card races around the clock.`,
  xpg: msg`Quiet tables and quick rounds.`,
  onetouch: msg`Table games made for one thumb.`,
  onlyplay: msg`Small instant games with short rounds.`,
  pragmaticplay: msg`Slots with bright reels, and card tables beside them.`,
  qtech: msg`Slots of many themes in one place.`,
  vivo: msg`Roulette, baccarat and blackjack, in English and Hindi.`,
  aesexy: msg`Baccarat, dice and dragon tiger by lantern light.`,
  powergames: msg`Dice, keno and ladders at arcade speed.`,
  spribe: msg`Aviator and eight more turbo games.`,
  kingmaker: msg`Festival games: Jhandi Munda, Matka and Teen Patti.`,
  aura: msg`Indian tables in one calm place.`,
}
