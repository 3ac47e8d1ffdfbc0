import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { PhoneField } from './phone-field.tsx'
import { type PhoneValues, phoneRules } from './rules.ts'
import { valibotResolver } from './valibot-resolver.ts'

const resolver = valibotResolver(phoneRules)

function Form({ phone = '' }: { phone?: string }) {
  const form = useForm<PhoneValues>({ defaultValues: { phone }, resolver })
  return (
    <I18nProvider i18n={i18n}>
      <form onSubmit={form.handleSubmit(() => undefined)}>
        <PhoneField control={form.control} error={form.formState.errors.phone?.message} />
        <button type="submit">Send</button>
      </form>
      <output>{form.watch('phone')}</output>
    </I18nProvider>
  )
}

function box() {
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' })
  return { input, digits: () => input.value.replace(/\D/g, ''), held: () => screen.getByRole('status').textContent }
}

test('[5-14] [9-4] the number is typed as people in India write it and held with +91', async () => {
  render(<Form />)
  const { input, held } = box()
  await userEvent.type(input, '9820055511')
  expect(input.value).toBe('98200 55511')
  expect(held()).toBe('+919820055511')
})

test.each([
  '09820055511',
  '+919820055511',
  '+91 98200 55511',
  '98200-55511',
  '919820055511',
  '९८२००५५५११',
  '0091 98200 55511',
  '091-9820055511',
  '(+91) 98200-55511',
  '+91 (0) 98200 55511',
  '\u202a+91\u00a098200\u201155511\u202c',
  '98200\u200b55511',
])('%j is pasted as the same number', async (text) => {
  render(<Form />)
  const { input, held } = box()
  await userEvent.click(input)
  await userEvent.paste(text)
  expect(held()).toBe('+919820055511')
})

test('a paste of two numbers does not vanish: it is cut, and called too long', async () => {
  render(<Form />)
  const { input, digits } = box()
  await userEvent.click(input)
  await userEvent.paste('98200 55511, 98200 55512')
  expect(digits()).toBe('9820055511982')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('This is too long: an Indian mobile number has 10 digits.')
})

test('a number that is typed in Devanagari digits is the same number', async () => {
  render(<Form />)
  const { input, held } = box()
  await userEvent.type(input, '९८२००५५५११')
  expect(input.value).toBe('98200 55511')
  expect(held()).toBe('+919820055511')
})

test('[5-15] the box stops at 15 digits with the calling code', async () => {
  render(<Form />)
  const { input, digits } = box()
  await userEvent.type(input, '98200555119999999')
  expect(digits()).toBe('9820055511999')
})

test('the box can be emptied and filled again', async () => {
  render(<Form phone="+919820055511" />)
  const { input, held } = box()
  expect(input.value).toBe('98200 55511')
  await userEvent.clear(input)
  expect(held()).toBe('')
  await userEvent.type(input, '9000000001')
  expect(held()).toBe('+919000000001')
})

test('[5-13] after a refused number the next one is typed as it comes, and the message goes when it is valid', async () => {
  render(<Form />)
  const { input, held } = box()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByRole('alert').textContent).toBe('Please enter mobile number')
  await userEvent.type(input, '9820055511')
  expect(input.value).toBe('98200 55511')
  expect(held()).toBe('+919820055511')
  expect(screen.queryByRole('alert')).toBeNull()
})
