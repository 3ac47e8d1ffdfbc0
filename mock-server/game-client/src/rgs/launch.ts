import type { Language } from '../i18n/texts.ts'

/** What the address of the game says, in the words of the protocol (contracts/rgs.yaml). */
export interface Launch {
  sessionID: string
  language: Language
  device: 'mobile' | 'desktop'
  /** Address before the paths of the protocol's calls, without a slash at its end. */
  rgsAddress: string
}

/**
 * Reads `?sessionID=&lang=&device=&rgs_url=`; rgs_url is host and path without a scheme, ours is the page's. Null when there is no
 * session or no server in it.
 */
export function readLaunch({ protocol, search }: Pick<Location, 'protocol' | 'search'>): Launch | null {
  const query = new URLSearchParams(search)
  const sessionID = query.get('sessionID') ?? ''
  const rgsAddress = `${protocol}//${query.get('rgs_url') ?? ''}`.replace(/\/+$/, '')
  if (sessionID === '' || !URL.canParse(rgsAddress)) return null
  return {
    sessionID,
    language: query.get('lang')?.startsWith('hi') ? 'hi' : 'en',
    device: query.get('device') === 'mobile' ? 'mobile' : 'desktop',
    rgsAddress,
  }
}
