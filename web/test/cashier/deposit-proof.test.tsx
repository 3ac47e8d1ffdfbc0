import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startMock } from '../mock.ts'
import { openSiteAsPlayer } from '../site.tsx'
// The page comes before the clock of a test runs: a busy machine takes its time over its modules.
import '../../src/features/cashier/deposit/deposit-page.tsx'

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

async function openFilled() {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/paytm')
  await user.type(await screen.findByLabelText('Amount'), '500')
  await user.type(screen.getByLabelText('UTR number'), '431055278846')
  return { mock, user }
}

const submit = () => screen.getByRole('button', { name: 'Submit request' })

test.each([
  [new File(['text'], 'note.txt', { type: 'text/plain' }), 'Only PNG, JPEG and PDF files are taken'],
  [new File(['text'], 'note.png', { type: 'image/png' }), 'Only PNG, JPEG and PDF files are taken'],
  [new File([], 'empty.png', { type: 'image/png' }), 'The file is empty'],
  [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' }), 'The file is larger than 5 MB'],
])('a proof that the server would refuse is refused here', async (file, message) => {
  const { mock, user } = await openFilled()
  await user.setup({ applyAccept: false }).upload(screen.getByLabelText('Proof of payment'), file)
  await user.click(submit())
  await screen.findByText(message)
  await user.click(screen.getByRole('button', { name: 'Remove the file' }))
  await user.click(submit())
  await screen.findByText('Pending')
  expect(mock.count('POST /api/deposit/create')).toBe(1)
})

test.each([
  ['a picture without an ending', new File([png], 'IMG-20260101-WA0001')],
  ['a PDF without an ending', new File(['%PDF-1.7'], 'scan')],
  ['a PDF behind a byte-order mark', new File(['\ufeff\r\n%PDF-1.4'], 'scan.pdf', { type: 'application/pdf' })],
  ['a picture with the ending of a text', new File([png], 'paid.txt', { type: 'text/plain' })],
])('as a proof %s is taken by its bytes', async (_what, file) => {
  const { mock, user } = await openFilled()
  await user.setup({ applyAccept: false }).upload(screen.getByLabelText('Proof of payment'), file)
  await user.click(submit())
  await screen.findByText('Pending')
  expect(mock.count('POST /api/deposit/create')).toBe(1)
})

test.each([
  ['/paytm', 'optional', false],
  ['/deposit/bank', 'required', true],
])('%s says beside the proof that it is %s', async (path, word, isRequired) => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, path)
  const box = await screen.findByLabelText<HTMLInputElement>('Proof of payment')
  expect(box.required).toBe(isRequired)
  within(screen.getByText('Proof of payment').parentElement ?? box).getByText(word)
  await user.click(submit())
  await screen.findByText('Amount is required')
  expect(screen.queryByText('File is required') !== null).toBe(isRequired)
  expect(mock.count('POST /api/deposit/create')).toBe(0)
})
