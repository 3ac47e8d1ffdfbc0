import type { Language } from '../i18n/texts.ts'

/** What the address of the game says, in the words of the protocol (api/rgs.yaml). */
export interface Launch {
  sessionID: string
  language: Language
  device: 'mobile' | 'desktop'
  /** Address before the paths of the protocol's calls, without a slash at its end. */
  rgsAddress: string
  /** The name of a round of the past, at which the game opens. */
  round?: string
}

/**
 * Reads `?sessionID=&lang=&device=&rgs_url=` and `#round=`; rgs_url is host and path without a scheme, ours is the page's. Null when
 * there is no session or no server in it.
 */
export function readLaunch({ protocol, search, hash }: Pick<Location, 'protocol' | 'search' | 'hash'>): Launch | null {
  const query = new URLSearchParams(search)
  const sessionID = query.get('sessionID') ?? ''
  const rgsAddress = `${protocol}//${query.get('rgs_url') ?? ''}`.replace(/\/+$/, '')
  const round = /^#round=([\w-]{1,40})$/.exec(hash)?.[1]
  if (sessionID === '' || !isAddress(rgsAddress)) return null
  return {
    sessionID,
    language: query.get('lang')?.startsWith('hi') ? 'hi' : 'en',
    device: query.get('device') === 'mobile' ? 'mobile' : 'desktop',
    rgsAddress,
    ...(round === undefined ? {} : { round }),
  }
}

/** In place of URL.canParse, which the oldest supported browsers lack (README). */
function isAddress(text: string): boolean {
  try {
    return new URL(text).href !== ''
  } catch {
    return false
  }
}
