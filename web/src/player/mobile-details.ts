import { isRecord, readJson, writeJson } from '../lib/storage.ts'

/** The mobile details that sign-up keeps in local storage between its steps, and that registration clears (spec 3). */
export type MobileDetails = {
  /** National digits: '9820041177'. */
  mobile: string
  /** Calling code without plus: '91'. */
  country_code: string
  /** The code, once verified. */
  otp?: string
}

const key = 'mobileDetails'

/** The stored details; null when there are none or when they are garbage. */
export function readMobileDetails(): MobileDetails | null {
  const value = readJson(key)
  if (!isRecord(value)) return null
  const { mobile, country_code, otp } = value
  if (!isDigits(mobile) || !isDigits(country_code)) return null
  return { mobile, country_code, ...(isDigits(otp) ? { otp } : {}) }
}

export function storeMobileDetails(details: MobileDetails): void {
  writeJson(key, details)
}

export function clearMobileDetails(): void {
  writeJson(key, null)
}

function isDigits(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,15}$/.test(value)
}
