import { create } from 'zustand'
import { now } from '../../lib/clock-store.ts'
import { isRecord, readJson, writeJson } from '../../lib/storage.ts'

/*
 * The one owner of what sign-up and recovery know from step to step: the number and its verified code in local storage
 * (spec 3), so that a reload loses neither, the rest in memory.
 */

/** The state of an auth flow between its steps, in memory only; gone when the player closes the flow (spec 2.6). */
type FlowMemory = {
  /** National digits of the number that recovery was asked for. */
  recoveryPhone: string | null
  /** When the last code was sent, in ms; starts the resend timer. */
  codeSentAt: number | null
}

const empty: FlowMemory = { recoveryPhone: null, codeSentAt: null }

export const useFlowMemory = create<FlowMemory>()(() => empty)

export function rememberRecoveryPhone(recoveryPhone: string): void {
  useFlowMemory.setState({ recoveryPhone })
}

export function rememberCodeSent(): void {
  useFlowMemory.setState({ codeSentAt: now() })
}

export function forgetFlow(): void {
  useFlowMemory.setState(empty)
}

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

/** Step 1: the number that a code is sent to, or that needs none. */
export function keepNumber({ mobile, country_code }: Omit<MobileDetails, 'otp'>): void {
  writeJson(key, { mobile, country_code })
}

/** Step 2: the code that the server found right. */
export function keepVerifiedCode(otp: string): void {
  const details = readMobileDetails()
  if (details) writeJson(key, { ...details, otp })
}

/** Step 3 refused the code: a new one is needed for the same number. */
export function dropVerifiedCode(): void {
  const details = readMobileDetails()
  if (details) keepNumber(details)
}

/** The player is registered. */
export function forgetNumber(): void {
  writeJson(key, null)
}

function isDigits(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,15}$/.test(value)
}
