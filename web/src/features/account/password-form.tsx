import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ApiError } from '../../api/api-error.ts'
import type { IntentState } from '../../money/intent.ts'
import { FormOrLost, Refusal as RefusalNote, showOutcome } from '../../money/intent-outcome.tsx'
import { useFreshStart, useIntent } from '../../money/intent-store.ts'
import { type Refusal, refusalText } from '../../player/refusal.tsx'
import { useSession } from '../../player/session-store.ts'
import { Button } from '../../ui/basics/button.tsx'
import { Box } from '../../ui/basics/page.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { type PasswordValues, passwordRules } from './password-rules.ts'
import { updatePassword } from './queries.ts'

/** Refusals that stand beside the current password. */
const aboutCurrent: readonly string[] = ['password_wrong', 'sign_in_locked']

const empty: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Changes the password (spec 7.1); a real form, so that password managers take the new one over. */
export function PasswordForm() {
  const { t } = useLingui()
  const user = useSession((session) => session.user)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { register, handleSubmit, formState, reset, setFocus } = useForm<PasswordValues>({ defaultValues: empty })
  const { errors } = formState
  const change = useIntent(updatePassword, 'own')
  useFreshStart(updatePassword, 'own')
  const isBesideField = change.state.at === 'refused' && aboutCurrent.includes(change.state.code)
  const finish = (end: IntentState<unknown>) => {
    showOutcome(end, { done: t`Password changed`, otherwise: t`Request failed` })
    if (end.at === 'done') {
      change.startAgain()
      reset(empty)
    }
    if (end.at === 'refused' && aboutCurrent.includes(end.code)) setFocus('currentPassword')
  }
  // An intent keeps the code and message of its refusal, but not how long to wait.
  const keepRefusal = (failure: ApiError) => {
    if (aboutCurrent.includes(failure.code)) setRefusal(failure)
  }
  const send = async ({ currentPassword, newPassword }: PasswordValues) => {
    setRefusal(null)
    const body = { currentPassword, newPassword }
    // No password is kept to compare with, so that each press is a new intent.
    finish(await change.send(body, { content: null, onFailure: keepRefusal }))
  }
  return (
    <Box title={<Trans>Change password</Trans>}>
      <FormOrLost intent={change} onEnd={finish}>
        <form noValidate onSubmit={handleSubmit(send)} className="form">
          <input type="text" autoComplete="username" value={user?.mobileno ?? ''} readOnly hidden />
          <PasswordField
            {...register('currentPassword', {
              validate: passwordRules.currentPassword,
              onChange: () => setRefusal(null),
              deps: ['newPassword'],
            })}
            label={<Trans>Current password</Trans>}
            error={errors.currentPassword?.message ?? (refusal === null ? undefined : refusalText(refusal))}
            autoComplete="current-password"
          />
          <PasswordField
            {...register('newPassword', { validate: passwordRules.newPassword, deps: ['confirmPassword'] })}
            label={<Trans>New password</Trans>}
            hint={<Trans>8 to 20 characters</Trans>}
            error={errors.newPassword?.message}
            autoComplete="new-password"
          />
          <PasswordField
            {...register('confirmPassword', { validate: passwordRules.confirmPassword })}
            label={<Trans>Confirm password</Trans>}
            error={errors.confirmPassword?.message}
            autoComplete="new-password"
          />
          {isBesideField ? null : <RefusalNote state={change.state} otherwise={t`Request failed`} />}
          <Button type="submit" large busy={change.state.at === 'submitting'}>
            <Trans>Change password</Trans>
          </Button>
        </form>
      </FormOrLost>
    </Box>
  )
}
