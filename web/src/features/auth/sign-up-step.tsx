import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { AuthPanel } from '../../player/auth-panel-store.ts'
import { appDetailsQuery, signUpNeedsOtp } from '../../site/app-details.ts'
import { Loaded } from '../../ui/states/loaded.tsx'
import { useAuthFlow } from './flow.ts'
import { type MobileDetails, readMobileDetails } from './flow-store.ts'

export type SignUpStepProps = { at: 'verifyNumber' | 'register'; children: (details: MobileDetails) => ReactNode }

/**
 * The gate before the later steps of sign-up, for who comes directly (spec 2.2): without a stored number back to the
 * first step; to the code when it is needed and not verified; past it when it is not needed. Without the site's settings
 * it cannot choose: it says so, and keeps the number.
 */
export function SignUpStep({ at, children }: SignUpStepProps) {
  const { step } = useAuthFlow()
  // Read once: registration clears the details while this form is still on the screen.
  const [details] = useState(readMobileDetails)
  const settings = useQuery(appDetailsQuery)
  const { data } = settings
  const wanted =
    details === null ? 'mobileNumber' : data === undefined ? at : rightStep(at, details, signUpNeedsOtp(data))
  useEffect(() => {
    if (wanted !== at) step(wanted)
  }, [wanted, at, step])
  if (details === null || wanted !== at) return null
  if (data !== undefined) return children(details)
  return (
    <Loaded of={settings} failed={<Trans>We could not load the settings of the site</Trans>}>
      {() => null}
    </Loaded>
  )
}

function rightStep(at: SignUpStepProps['at'], details: MobileDetails, needsOtp: boolean): AuthPanel {
  if (!needsOtp) return 'register'
  return at === 'register' && details.otp === undefined ? 'verifyNumber' : at
}
