/**
 * Messages between the page of a game and the site that frames it, by postMessage. Other messages and fields are ignored. No
 * message carries money: site and game each ask their own server for the balance.
 *
 * From the game:
 * - `game:ready`: there is something to see. A page that does not say so is shown when it has loaded; on the game host the site
 *   then offers another launch, since it may be empty.
 * - `game:home`: the player wants out. The site goes where the catalogue says, whatever the page names.
 * - `game:session-ended`: the game knows the player no more; he is to launch again, or to log in.
 * - `game:failed`: the game cannot go on; the site offers another launch.
 * - `game:holds-win`: the game is about to take a win that it shows later: the site leaves the next rise out of its shown balance.
 * - `game:shows-win`: the oldest of these wins is shown now.
 *
 * From the site:
 * - `site:balance-changed`: the player's balance changed, through this game or anything else.
 */
export interface FrameMessage {
  type: (typeof types)[number]
}

const types = [
  'game:ready',
  'game:home',
  'game:session-ended',
  'game:failed',
  'game:holds-win',
  'game:shows-win',
  'site:balance-changed',
] as const

/** The message that a window sent; null for anything that is not such a message. */
export function frameMessageOf(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  const type = types.find((known) => known === data.type)
  return type === undefined ? null : { type }
}
