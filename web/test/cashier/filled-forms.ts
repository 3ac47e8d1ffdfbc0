import { screen } from '@testing-library/react'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer } from '../site.tsx'
import { apply, giveCash } from '../situation.ts'

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** What is taken as a scan: its first bytes are those of a picture. */
export const scan = new File([png], 'passport.png', { type: 'image/png' })

type User = Awaited<ReturnType<typeof openSiteAsPlayer>>['user']

/** Each form that has an effect: where it stands, what it is filled with, its button, its call, and how it ends. */
export const forms = {
  deposit: {
    path: '/deposit/m_paytm',
    button: 'Submit request',
    call: 'POST /api/deposit/create',
    end: 'Pending',
    prepare: () => {},
    fill: async (user: User) => {
      await user.type(await screen.findByLabelText('Amount'), '500')
      await user.type(screen.getByLabelText('UTR number'), '431055278846')
    },
  },
  withdrawal: {
    path: '/withdraw/m_paytm',
    button: 'Request ₹500.00',
    call: 'POST /api/withdrawRequest/create',
    end: 'Pending',
    prepare: (mock: Mock) => {
      apply(mock, 'kyc-approved')
      giveCash(mock, 2000)
    },
    fill: async (user: User) => {
      await user.type(await screen.findByLabelText('Wallet number'), '9820041177')
      await user.type(screen.getByLabelText('Amount'), '500')
    },
  },
  'fast pay': {
    path: '/deposit/fast',
    button: 'Continue',
    call: 'POST /api/deposit/fastpayme',
    end: 'Your request',
    prepare: () => {},
    fill: async (user: User) => {
      await user.click(await screen.findByRole('radio', { name: /^Paytm/ }))
      await user.type(await screen.findByLabelText('Amount'), '500')
    },
  },
  kyc: {
    path: '/kyc',
    button: 'Submit documents',
    call: 'POST /api/kyc',
    end: 'Pending',
    prepare: () => {},
    fill: async (user: User) => {
      await user.type(await screen.findByLabelText('Document number'), 'P1234567')
      await user.upload(screen.getByLabelText('Scan of the document'), scan)
    },
  },
  bank: {
    path: '/bank-details',
    button: 'Save account',
    call: 'POST /api/bank',
    end: 'Konkan Bank ******2222',
    prepare: () => {},
    fill: async (user: User) => {
      await user.type(await screen.findByLabelText('Account holder'), 'Asha Rao')
      await user.type(screen.getByLabelText('Bank name'), 'Konkan Bank')
      await user.type(screen.getByLabelText('Account number'), '000011112222')
      await user.type(screen.getByLabelText('IFSC'), 'KONK0001234')
    },
  },
} as const

/** A site of its own with this form filled in, ready to be sent. */
export async function openFilled(name: keyof typeof forms) {
  const form = forms[name]
  const mock = await startMock()
  form.prepare(mock)
  const site = await openSiteAsPlayer(mock, form.path)
  await form.fill(site.user)
  return { ...form, mock, ...site, press: () => site.user.click(screen.getByRole('button', { name: form.button })) }
}
