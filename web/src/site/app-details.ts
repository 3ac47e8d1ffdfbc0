import type { Schema } from '@chaupar/api/api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { query } from '../api/query.ts'
import { isRecord } from '../lib/storage.ts'

export type AppDetails = Schema<'AppDetails'>

/** Organisation status (spec 4); a word we do not know is not live either. */
export type OrganisationStatus = 'live' | 'maintenance' | 'suspended'

/**
 * The application details as the frame of every page can show them: what is no text counts as empty, since one odd field
 * must not take the site along. @throws ApiError `malformed` for what is no object
 */
export function readAppDetails(answer: unknown): AppDetails {
  if (!isRecord(answer)) throw new ApiError({ kind: 'malformed' })
  const { BRAND_STATUS, OTP } = answer
  const text = (name: keyof AppDetails) => (typeof answer[name] === 'string' ? answer[name] : '')
  return {
    LOGO_URL: text('LOGO_URL'),
    FOOTER_TEXT: text('FOOTER_TEXT'),
    SEO_TITLE: text('SEO_TITLE'),
    WHATS_APP_URL: text('WHATS_APP_URL'),
    INSTATGRAM: text('INSTATGRAM'),
    FACEBOOK: text('FACEBOOK'),
    TELEGRAM: text('TELEGRAM'),
    ...(typeof BRAND_STATUS === 'string' ? { BRAND_STATUS } : {}),
    ...(typeof OTP === 'number' || typeof OTP === 'string' ? { OTP: Number(OTP) } : {}),
  }
}

export const appDetailsQuery = queryOptions({
  ...query('getAppDetails'),
  queryFn: () => call('getAppDetails').then(readAppDetails),
})

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

/** BRAND_STATUS in lower case; absent or empty is live (spec 3). */
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
