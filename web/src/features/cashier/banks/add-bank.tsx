import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import type { IntentState } from '../../../money/intent.ts'
import { FormOrLost, Refusal, showOutcome } from '../../../money/intent-outcome.tsx'
import { useIntent } from '../../../money/intent-store.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { addBank } from '../queries.ts'
import { type BankValues, bankBody, bankRules } from './bank-rules.ts'

const empty: BankValues = { type: 'bank', holder: '', bankName: '', number: '', ifsc: '' }

/** Saves a bank account or a card to be paid to; what was typed stays until it is saved. */
export function AddBank() {
  const { t } = useLingui()
  const { register, handleSubmit, watch, formState, setValue, reset, clearErrors, getValues } = useForm<BankValues>({
    defaultValues: empty,
  })
  const { errors } = formState
  const type = watch('type')
  const adding = useIntent(addBank, 'own')
  const finish = (end: IntentState<unknown>) => {
    showOutcome(end, { done: t`Account saved` })
    if (end.at !== 'done') return
    adding.startAgain()
    reset({ ...empty, type: getValues('type') })
  }
  const save = async (values: BankValues) => {
    const body = bankBody(values)
    finish(await adding.send(body))
  }
  const rule = (name: keyof typeof bankRules) => ({ validate: (text: string) => bankRules[name](text, type) })
  return (
    <Box title={<Trans>Add an account</Trans>}>
      <FormOrLost intent={adding} onEnd={finish}>
        <form noValidate onSubmit={handleSubmit(save)} className="form">
          <Segmented
            label={<Trans>Account type</Trans>}
            options={[
              { value: 'bank', label: <Trans>Bank</Trans> },
              { value: 'card', label: <Trans>Card</Trans> },
            ]}
            value={type}
            onChange={(kind) => {
              setValue('type', kind)
              clearErrors()
            }}
          />
          <TextField
            {...register('holder', rule('holder'))}
            label={<Trans>Account holder</Trans>}
            error={errors.holder?.message}
            autoComplete="name"
            maxLength={100}
          />
          {type === 'bank' ? (
            <TextField
              {...register('bankName', rule('bankName'))}
              label={<Trans>Bank name</Trans>}
              error={errors.bankName?.message}
              maxLength={100}
            />
          ) : null}
          <TextField
            {...register('number', rule('number'))}
            label={type === 'bank' ? <Trans>Account number</Trans> : <Trans>Card number</Trans>}
            hint={type === 'bank' ? <Trans>9 to 18 digits</Trans> : <Trans>12 to 19 digits</Trans>}
            error={errors.number?.message}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
          />
          {type === 'bank' ? (
            <TextField
              {...register('ifsc', rule('ifsc'))}
              label={<Trans>IFSC</Trans>}
              hint={<Trans>11 characters</Trans>}
              latin
              error={errors.ifsc?.message}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
            />
          ) : null}
          <Refusal state={adding.state} />
          <Button type="submit" variant="primary" large busy={adding.state.at === 'submitting'}>
            <Trans>Save account</Trans>
          </Button>
        </form>
      </FormOrLost>
    </Box>
  )
}
