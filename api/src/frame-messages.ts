/**
 * Messages from the page of a game to the site that frames it, by postMessage. Other messages and fields are ignored. No message
 * carries money: the balance of the site comes from its own server.
 *
 * - `game:ready`: there is something to see. A page that does not say so is shown when it has loaded; on the game host the site
 *   then offers another launch, since it may be empty.
 * - `game:home`: the player wants out. The site goes where the catalogue says, whatever the page names.
 * - `game:session-ended`: the game knows the player no more; he is to launch again, or to log in.
 * - `game:failed`: the game cannot go on; the site offers another launch.
 */
export interface FrameMessage {
  type: 'game:ready' | 'game:home' | 'game:session-ended' | 'game:failed'
}

/** The message that a page sent; null for whatever is none. */
export function frameMessageOf(data: unknown): FrameMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  switch (data.type) {
    case 'game:ready':
    case 'game:home':
    case 'game:session-ended':
    case 'game:failed':
      return { type: data.type }
    default:
      return null
  }
}
