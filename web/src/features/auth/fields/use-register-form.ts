import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { readReferral } from '../../../player/referral.ts'
import type { TakenUsername } from '../use-registration.ts'
import { type RegisterValues, registerRules } from './rules.ts'
import { messagesOf, valibotResolver } from './valibot-resolver.ts'

const resolver = valibotResolver(registerRules)

/**
 * The register form's state. A field's error appears on its first change or on submit, and every change re-validates all
 * fields (spec 5): a password that changes makes its confirmation wrong at once, if that was typed already.
 * `setTaken` keeps what the server said of a username; it stands at the field for as long as that username does.
 */
export function useRegisterForm() {
  const [agentCode] = useState(() => readReferral().agentCode ?? '')
  const form = useForm<RegisterValues>({
    defaultValues: { name: '', username: '', password: '', confirmPassword: '', agentCode },
    resolver,
  })
  const [taken, setTaken] = useState<TakenUsername | null>(null)
  const changed = useRef(new Set<keyof RegisterValues>())
  const { register, trigger, formState } = form
  const field = (name: keyof RegisterValues) =>
    register(name, {
      onChange: () => {
        changed.current.add(name)
        void trigger(formState.isSubmitted ? undefined : [...changed.current])
      },
    })
  const values = form.watch()
  const ruleBroken = messagesOf(registerRules, values).username !== undefined
  const isTaken = taken !== null && taken.username === values.username
  return {
    field,
    values,
    errors: formState.errors,
    handleSubmit: form.handleSubmit,
    setFocus: form.setFocus,
    usernameError: formState.errors.username?.message ?? (isTaken ? taken.message : undefined),
    usernameIsFine: !ruleBroken && !isTaken,
    setTaken,
    agentCodeFromLink: agentCode !== '',
  }
}
