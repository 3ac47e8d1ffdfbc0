import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { AuthPanel } from '../../player/auth-panel-store.ts'
import { appDetailsQuery, signUpNeedsOtp } from '../../site/app-details.ts'
import { useAuthFlow } from './flow.ts'
import { type MobileDetails, readMobileDetails } from './flow-store.ts'

export type SignUpStepProps = { at: 'verifyNumber' | 'register'; children: (details: MobileDetails) => ReactNode }

/**
 * The gate before the later steps of sign-up, for who comes directly (spec 2.2): without a stored number back to the
 * first step; to the code when it is needed and not verified; past it when it is not needed.
 */
export function SignUpStep({ at, children }: SignUpStepProps) {
  const { step } = useAuthFlow()
  // Read once: registration clears the details while this form is still on the screen.
  const [details] = useState(readMobileDetails)
  const { data, isPending } = useQuery(appDetailsQuery)
  const wanted = details === null ? 'mobileNumber' : isPending ? at : rightStep(at, details, signUpNeedsOtp(data))
  useEffect(() => {
    if (wanted !== at) step(wanted)
  }, [wanted, at, step])
  return details !== null && wanted === at && !isPending ? children(details) : null
}

function rightStep(at: SignUpStepProps['at'], details: MobileDetails, needsOtp: boolean): AuthPanel {
  if (!needsOtp) return 'register'
  return at === 'register' && details.otp === undefined ? 'verifyNumber' : at
}
