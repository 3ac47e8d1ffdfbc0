import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { conclude } from '../../player/conclude.ts'
import { useSession } from '../../player/session-store.ts'
import { Button } from '../../ui/basics/button.tsx'
import { Box } from '../../ui/basics/page.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { type PasswordValues, passwordRules } from './password-rules.ts'

const empty: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** Changes the password (spec 7.1); a real form, so that password managers take the new one over. */
export function PasswordForm() {
  const { t } = useLingui()
  const user = useSession((session) => session.user)
  const [wrong, setWrong] = useState('')
  const { register, handleSubmit, formState, reset, setFocus } = useForm<PasswordValues>({ defaultValues: empty })
  const { errors } = formState
  const change = useSubmit(({ currentPassword, newPassword }: PasswordValues, signal) => {
    setWrong('')
    return conclude(call('updatePassword', { body: { currentPassword, newPassword }, signal }), {
      signal,
      done: () => {
        toast('success', t`Password changed`)
        reset(empty)
      },
      otherwise: t`Request failed`,
      refused: (code, message) => {
        if (code !== 'password_wrong') return
        setWrong(message)
        setFocus('currentPassword')
      },
    })
  })
  return (
    <Box title={<Trans>Change password</Trans>}>
      <form noValidate onSubmit={handleSubmit(change.submit)} className="form">
        <input type="text" autoComplete="username" value={user?.mobileno ?? ''} readOnly hidden />
        <PasswordField
          {...register('currentPassword', {
            validate: passwordRules.currentPassword,
            onChange: () => setWrong(''),
          })}
          label={<Trans>Current password</Trans>}
          error={errors.currentPassword?.message ?? (wrong === '' ? undefined : wrong)}
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
        <Button type="submit" variant="primary" large busy={change.busy}>
          <Trans>Change password</Trans>
        </Button>
      </form>
    </Box>
  )
}
