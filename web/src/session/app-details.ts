import type { Schema } from '@chaupar/contracts/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../api/query.ts'

export type AppDetails = Schema<'AppDetails'>

/** Organisation status (spec 4); a word we do not know is not live either. */
export type OrganisationStatus = 'live' | 'maintenance' | 'suspended'

export const appDetailsQuery = query('getAppDetails')

/**
 * The application details, undefined until the first answer. A logout clears them (spec 4) and they are asked again at
 * once; what was shown stays until that answer, so that logo and title do not flicker.
 */
export function useAppDetails(): AppDetails | undefined {
  const { data } = useQuery(appDetailsQuery)
  const [shown, setShown] = useState(data)
  if (data !== undefined && data !== shown) setShown(data)
  return data ?? shown
}

/** BRAND_STATUS in lower case; absent or empty is live (decisions). */
export function organisationStatus(details: AppDetails | undefined): OrganisationStatus {
  const status = String(details?.BRAND_STATUS ?? '')
    .trim()
    .toLowerCase()
  if (status === '' || status === 'live') return 'live'
  return status === 'suspended' ? 'suspended' : 'maintenance'
}

/** OTP 0 and "0" mean that sign-up needs a code; anything else, or nothing, that it does not (spec 3, 4). */
export function signUpNeedsOtp(details: AppDetails | undefined): boolean {
  return String(details?.OTP ?? '') === '0'
}
