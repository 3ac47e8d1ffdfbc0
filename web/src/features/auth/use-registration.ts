import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { countryCode } from '../../lib/mobile-number.ts'
import { finishFormRequest } from '../../player/finish-form-request.ts'
import { clearReferral } from '../../player/referral.ts'
import type { Refusal } from '../../player/refusal.tsx'
import { readNewSession } from '../../player/session-store.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toast } from '../../ui/toasts/toast.ts'
import type { RegisterValues } from './fields/rules.ts'
import { finishLogin } from './finish-login.ts'
import { useAuthFlow } from './flow.ts'
import { dropVerifiedCode, forgetNumber, type MobileDetails } from './flow-store.ts'

/** Fixed for every player of this site (spec 3, 9). */
const playerTypeId = 3
const playerParentId = 81026

/** A code that these refuse is of no use any more: the player gets a new one. */
const codeRefused: readonly string[] = ['otp_required', 'otp_wrong', 'otp_expired', 'otp_locked']

/** The server's message about a username that is taken. */
export type TakenUsername = { username: string; message: string }

/**
 * Opens the account and logs the player in (spec 4): 'Player added', and no 'Login Success' beside it. A username that is
 * taken is handed to `onTaken`, for its field; what else was refused stands beside the form.
 */
export function useRegistration(details: MobileDetails, onTaken: (taken: TakenUsername) => void) {
  const { t } = useLingui()
  const { step } = useAuthFlow()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const submit = useSubmit(({ name, username, password, agentCode }: RegisterValues, signal) => {
    setRefusal(null)
    const { mobile, otp } = details
    const body = {
      name: name.trim(),
      username,
      password,
      ...(agentCode.trim() === '' ? {} : { agent_code: agentCode.trim() }),
      typeId: playerTypeId,
      parentId: playerParentId,
      mobile,
      country_code: countryCode,
      ...(otp === undefined ? {} : { otp }),
    } as const
    // Some servers answer the token alone; the header then shows the typed username (spec 3).
    const typed = { mobileno: mobile, username }
    return finishFormRequest(
      call('register', { body, signal }).then((answer) => readNewSession(answer, typed)),
      {
        signal,
        done: (session) => {
          forgetNumber()
          clearReferral()
          finishLogin(session, () => toast('success', t`Player added`))
        },
        otherwise: t`Something went wrong`,
        refused: (refusal) => {
          const { code, message } = refusal
          if (code === 'username_taken') onTaken({ username, message })
          else setRefusal(refusal)
          if (!codeRefused.includes(code)) return
          dropVerifiedCode()
          step('verifyNumber')
        },
      },
    )
  })
  return { ...submit, refusal }
}
