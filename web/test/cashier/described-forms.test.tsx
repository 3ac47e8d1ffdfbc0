import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { creditPlayer } from '../../../mock-server/src/domain/money/credits.ts'
import { identify } from '../../../mock-server/test/support/identity.ts'
import { seededId } from '../../../mock-server/test/support/worlds.ts'
import { istDay } from '../../src/lib/dates.ts'
import { dayText } from '../../src/lib/typed-days.ts'
import { showLanguage } from '../../src/site/language.ts'
import { atEnd } from '../at-end.ts'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer, toastSays } from '../site.tsx'
import { apply } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/account/kyc-page.tsx'
import '../../src/features/cashier/deposit/deposit-page.tsx'
import '../../src/features/cashier/deposit/gateway-list-page.tsx'
import '../../src/features/cashier/withdraw/pre-withdraw-page.tsx'
import '../../src/features/cashier/withdraw/withdraw-form-pages.tsx'
import '../../src/features/cashier/withdraw/withdraw-page.tsx'

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const slip = new File([png], 'slip.png', { type: 'image/png' })

const described = { values: { sourceOfFunds: 'salary', pan: 'ABCDE1234F' }, files: new Map() }

/** A site whose operator has a gateway of an unknown key, and asks more for KYC. */
async function open(path: string, setUp: (mock: Mock) => void = () => {}) {
  const mock = await startMock()
  apply(mock, 'described-forms')
  setUp(mock)
  return { mock, ...(await openSiteAsPlayer(mock, path)) }
}

const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
const rows = (card: HTMLElement) =>
  [...card.querySelectorAll('dt')].map((term) => term.parentElement?.textContent ?? '')

test('a gateway of an unknown key is drawn, checked and sent from its description, and its receipt shows the answers', async () => {
  const { mock, user } = await open('/gatewaylist')
  await user.click(await screen.findByRole('link', { name: /^UPI counter/ }))
  await screen.findByRole('heading', { level: 1, name: 'Deposit by UPI counter' })
  await user.type(await screen.findByLabelText('Amount'), '500.50')
  const send = screen.getByRole('button', { name: 'Submit request' })
  await user.click(send)
  await waitFor(() =>
    expect(alerts()).toEqual([
      'UTR number is required',
      "Payer's name is required",
      'Counter number is required',
      'Paid on is required',
      'App that was used is required',
      'File is required',
    ]),
  )
  await user.type(screen.getByLabelText('UTR number'), '402911223344')
  await user.type(screen.getByLabelText("Payer's name"), 'A')
  await user.type(screen.getByLabelText('Counter number'), '1e309')
  await user.type(screen.getByLabelText('Paid on'), '31/02/2026')
  await user.selectOptions(screen.getByLabelText('App that was used'), "My bank's app")
  await user.upload(screen.getByLabelText('Slip of the counter'), slip)
  await user.click(send)
  await waitFor(() =>
    expect(alerts()).toEqual([
      "Payer's name has 2 to 60 characters",
      'Counter number is a number, such as 12 or 12.5',
      'There is no such day',
    ]),
  )
  await user.type(screen.getByLabelText("Payer's name"), 'sha Rao')
  await user.clear(screen.getByLabelText('Counter number'))
  await user.type(screen.getByLabelText('Counter number'), '1000')
  expect(await screen.findByText('Counter number is at most 999')).toBeTruthy()
  await user.clear(screen.getByLabelText('Counter number'))
  await user.type(screen.getByLabelText('Counter number'), '12')
  // Who announces a payment has paid by today.
  const today = dayText(istDay(new Date(mock.world.clock.now())))
  screen.getByText(`${today} or earlier`)
  await user.clear(screen.getByLabelText('Paid on'))
  await user.type(screen.getByLabelText('Paid on'), '01/01/2100')
  expect(await screen.findByText(`The latest day is ${today}`)).toBeTruthy()
  await user.clear(screen.getByLabelText('Paid on'))
  await user.type(screen.getByLabelText('Paid on'), '21/11/2020')
  expect(mock.count('POST /api/deposit/create')).toBe(0)
  await user.click(send)
  await toastSays('other', 'Request submitted')
  const card = await screen.findByRole('region', { name: 'Your request' })
  await waitFor(() =>
    expect(rows(card)).toEqual(
      expect.arrayContaining([
        'MethodUPI counter',
        "Payer's nameAsha Rao",
        'Counter number12',
        'Paid on2020-11-21',
        "App that was usedMy bank's app",
        'Slip of the counterslip.png',
      ]),
    ),
  )
  expect(mock.count('POST /api/deposit/create')).toBe(1)
})

test('a described file is held to the same rules as a proof', async () => {
  const { mock, user } = await open('/deposit/m_upi_counter')
  await user.type(await screen.findByLabelText('Amount'), '500')
  const file = new File(['text'], 'slip.txt', { type: 'text/plain' })
  await user.setup({ applyAccept: false }).upload(screen.getByLabelText('Slip of the counter'), file)
  await user.click(screen.getByRole('button', { name: 'Submit request' }))
  await screen.findByText('Only PNG, JPEG and PDF files are taken')
  expect(mock.count('POST /api/deposit/create')).toBe(0)
})

test('reports an invalid or a future day in Hindi', async () => {
  const { mock, user } = await open('/deposit/m_upi_counter')
  await screen.findByLabelText('Paid on')
  await act(() => showLanguage('hi'))
  atEnd(() => showLanguage('en'))
  const box = await screen.findByLabelText('भुगतान की तारीख़')
  await user.type(box, '31/02/2026')
  await user.tab()
  await screen.findByText('ऐसी कोई तारीख़ नहीं होती')
  await user.clear(box)
  await user.type(box, '01/01/2100')
  await user.click(screen.getByRole('button', { name: 'अनुरोध भेजें' }))
  const today = dayText(istDay(new Date(mock.world.clock.now())))
  await screen.findByText(`सबसे बाद की तारीख़ ${today} हो सकती है`)
  screen.getByText(`${today} या उससे पहले`)
})

test('a withdrawal asks what its gateway describes of the receiver, and its receipt shows it', async () => {
  const { mock, user } = await open('/withdraw/m_upi_counter', ({ world }) => {
    identify(world, seededId(world), { described })
    creditPlayer(world, seededId(world), 900_00)
  })
  await user.type(await screen.findByLabelText('UPI id'), 'asha.rao@bank')
  await user.type(screen.getByLabelText('Amount'), '200')
  await user.click(screen.getByRole('button', { name: 'Request ₹200.00' }))
  await waitFor(() => expect(alerts()).toEqual(["Account holder's name is required", 'Kind of account is required']))
  await user.type(screen.getByLabelText("Account holder's name"), 'Asha Rao')
  await user.selectOptions(screen.getByLabelText('Kind of account'), 'Savings')
  await user.click(screen.getByRole('button', { name: 'Request ₹200.00' }))
  const card = await screen.findByRole('region', { name: 'Your request' })
  await waitFor(() =>
    expect(rows(card)).toEqual(expect.arrayContaining(["Account holder's nameAsha Rao", 'Kind of accountSavings'])),
  )
  expect(mock.count('POST /api/withdrawRequest/create')).toBe(1)
})

/** A withdrawal by the client asks for a file too, as no server of ours would describe it. */
function askForFile(mock: Mock, required: boolean): void {
  const file = JSON.stringify({ name: 'cheque', label: 'Cancelled cheque', kind: 'file', required })
  mock.changeAnswer('GET /api/gateways', (text) => text.replace('{"name":"holder"', `${file},{"name":"holder"`))
}

test('a way to withdraw that must have a file is not usable, and says so in the list and before its form', async () => {
  const { mock, user } = await open('/withdraw', (opened) => {
    askForFile(opened, true)
    identify(opened.world, seededId(opened.world), { described })
    creditPlayer(opened.world, seededId(opened.world), 900_00)
  })
  const tile = await screen.findByRole('link', { name: /^UPI counter\s*Cannot be used: it asks for a file$/ })
  expect(tile.getAttribute('data-off')).toBe('true')
  await user.click(tile)
  await screen.findByText('UPI counter asks for a file, which a withdrawal cannot carry: choose another method')
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
  expect(mock.count('POST /api/withdrawRequest/create')).toBe(0)
})

test('a file that a withdrawal need not have is not asked for, and the request goes without it', async () => {
  const { mock, user } = await open('/withdraw/m_upi_counter', (opened) => {
    askForFile(opened, false)
    identify(opened.world, seededId(opened.world), { described })
    creditPlayer(opened.world, seededId(opened.world), 900_00)
  })
  await user.type(await screen.findByLabelText('UPI id'), 'asha.rao@bank')
  expect(screen.queryByLabelText(/Cancelled cheque/)).toBeNull()
  await user.type(screen.getByLabelText('Amount'), '200')
  await user.type(screen.getByLabelText("Account holder's name"), 'Asha Rao')
  await user.selectOptions(screen.getByLabelText('Kind of account'), 'Savings')
  await user.click(screen.getByRole('button', { name: 'Request ₹200.00' }))
  await screen.findByRole('region', { name: 'Your request' })
  expect(mock.lastBody('POST /api/withdrawRequest/create')).toMatchObject({
    fields: { holder: 'Asha Rao', accountKind: 'savings' },
  })
})

test('KYC shows the form that the operator describes, and the submitted values', async () => {
  const { mock, user } = await open('/kyc')
  await user.selectOptions(await screen.findByLabelText('Document'), 'Aadhaar')
  await user.type(screen.getByLabelText('Document number'), '123456789012')
  await user.upload(screen.getByLabelText('Scan of the document'), slip)
  await user.type(screen.getByLabelText('Valid until'), '21/11/2020')
  await user.type(screen.getByLabelText('PAN'), 'ABCDE12345')
  const send = screen.getByRole('button', { name: 'Submit documents' })
  await user.click(send)
  const today = dayText(istDay(new Date(mock.world.clock.now())))
  screen.getByText(`optional, ${today} or later`)
  await waitFor(() =>
    expect(alerts()).toEqual([`The earliest day is ${today}`, 'Source of funds is required', 'PAN is not valid']),
  )
  await user.clear(screen.getByLabelText('Valid until'))
  await user.type(screen.getByLabelText('Valid until'), '31/12/2099')
  await user.selectOptions(screen.getByLabelText('Source of funds'), 'Salary')
  await user.clear(screen.getByLabelText('PAN'))
  await user.type(screen.getByLabelText('PAN'), 'ABCDE1234F')
  await user.upload(screen.getByLabelText('Proof of address'), slip)
  await user.click(send)
  await screen.findByText('Pending')
  const standing = screen.getByRole('region', { name: 'Identity check' })
  await waitFor(() =>
    expect(rows(standing)).toEqual(
      expect.arrayContaining(['DocumentAadhaar', 'Source of fundsSalary', 'PANABCDE1234F', 'Proof of addressslip.png']),
    ),
  )
  expect(mock.count('POST /api/kyc')).toBe(1)
})
