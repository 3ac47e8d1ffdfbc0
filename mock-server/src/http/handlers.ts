import type { Handlers } from './handler.ts'
import { accountHandlers } from './handlers/account.ts'
import { alertHandlers } from './handlers/alerts.ts'
import { appHandlers } from './handlers/app.ts'
import { authHandlers } from './handlers/auth.ts'
import { betHandlers } from './handlers/bets.ts'
import { bonusHandlers } from './handlers/bonus.ts'
import { cashierHandlers } from './handlers/cashier.ts'
import { gameHandlers } from './handlers/game.ts'
import { referralHandlers } from './handlers/referral.ts'
import { sportsHandlers } from './handlers/sports.ts'
import { userHandlers } from './handlers/user.ts'

/** Every operation by its name; a missing one does not compile. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...alertHandlers,
  ...appHandlers,
  ...authHandlers,
  ...betHandlers,
  ...bonusHandlers,
  ...cashierHandlers,
  ...gameHandlers,
  ...referralHandlers,
  ...sportsHandlers,
  ...userHandlers,
}
