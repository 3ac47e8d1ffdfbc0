import { expect, test } from 'vitest'
import { passport, picture } from '../../../test/support/identity.ts'
import { pass, seededId, testWorld } from '../../../test/support/worlds.ts'
import { largestFileBytes, type UploadedFile } from '../base/uploaded-file.ts'
import { listNotifications } from '../content/notification-records.ts'
import { approveKyc, declineKyc, expireKyc } from './decide-kyc.ts'
import { type KycBody, kycOf, submitKyc } from './kyc.ts'

function sitDown() {
  const world = testWorld()
  const playerId = seededId(world)
  const submit = (change: Partial<KycBody> = {}, file: UploadedFile | null = picture) =>
    submitKyc(world, playerId, { ...passport, ...change }, file)
  return { world, playerId, submit, status: () => kycOf(world, playerId)?.status ?? null }
}

test('[7.3-6] [4-12] none, pending, approved; nothing more is taken then', () => {
  const { world, playerId, submit, status } = sitDown()
  expect(status()).toBeNull()
  const { id } = submit()
  expect(status()).toBe('pending')
  expect(() => submit()).toThrow(expect.objectContaining({ code: 'kyc_pending', status: 409 }))
  approveKyc(world, id)
  expect(kycOf(world, playerId)).toMatchObject({ status: 'approved', decidedAtMs: world.clock.now(), reason: null })
  expect(() => submit()).toThrow(expect.objectContaining({ code: 'kyc_approved', status: 409 }))
  expect(
    listNotifications(world, playerId)
      .map(({ title }) => title)
      .slice(0, 2),
  ).toEqual(['KYC approved', 'KYC received'])
})

test('declined documents say why, and others may follow', () => {
  const { world, playerId, submit, status } = sitDown()
  declineKyc(world, submit().id, 'Too dark')
  expect(kycOf(world, playerId)).toMatchObject({ status: 'declined', reason: 'Too dark' })
  expect(submit({ documentType: 'emiratesId', documentNumber: '784-1990-1234567-1' }).documentType).toBe('emiratesId')
  expect(status()).toBe('pending')
})

test('approved documents run out after their last day in India', () => {
  const { world, submit, status } = sitDown()
  approveKyc(world, submit({ expiryDate: '2026-11-21' }).id)
  pass(world, Date.parse('2026-11-21T23:59:59.999+05:30') - world.clock.now())
  expect(status()).toBe('approved')
  pass(world, 1)
  expect(status()).toBe('expired')
  expect(submit({ expiryDate: '2030-01-01' }).status).toBe('pending')
})

test.each([approveKyc, declineKyc])('%o decides waiting documents, once', (decide) => {
  const { world, submit } = sitDown()
  const { id } = submit()
  expireKyc(world, id)
  expect(() => decide(world, id)).toThrow(expect.objectContaining({ code: 'kyc_not_pending', status: 409 }))
  expect(() => decide(world, 'k-99')).toThrow(expect.objectContaining({ status: 404 }))
})

const refused: [rule: string, change: Partial<KycBody>][] = [
  ['document_number_invalid', { documentNumber: '12345' }],
  ['document_number_invalid', { documentType: 'emiratesId', documentNumber: 'P1234567' }],
  ['document_expired', { expiryDate: '2026-11-20' }],
]
test.each(refused)('refuses by %s: %j', (rule, change) => {
  const { submit, status } = sitDown()
  expect(() => submit(change)).toThrow(expect.objectContaining({ rule, status: 400 }))
  expect(status()).toBeNull()
})

test('the number must be there', () => {
  const { world, playerId } = sitDown()
  const submit = () => submitKyc(world, playerId, { documentType: 'passport' }, picture)
  expect(submit).toThrow(expect.objectContaining({ rule: 'document_number_required' }))
})

function file(start: string | Uint8Array, size = 64): UploadedFile {
  const bytes = Buffer.alloc(size)
  bytes.set(typeof start === 'string' ? Buffer.from(start, 'latin1') : start)
  return { name: 'scan.png', bytes }
}

test.each([
  ['a PNG', file('\x89PNG\r\n\x1a\n')],
  ['a JPEG', file('\xff\xd8\xff\xe0')],
  ['a PDF', file('%PDF-1.7')],
  ['a PDF behind a line feed', file('\n%PDF-1.7')],
  ['a PDF behind a byte-order mark', file('\xef\xbb\xbf\r\n%PDF-1.4')],
  ['the largest', file('%PDF-1.7', largestFileBytes)],
  ['a JPEG that is called PNG', { ...file('\xff\xd8\xff\xe0'), name: 'scan.png' }],
])('takes %s, by its first bytes', (_what, scan) => {
  expect(sitDown().submit({}, scan).status).toBe('pending')
})

test.each([
  ['no file', null, 'file_required', 400],
  ['an empty file', { name: 'scan.png', bytes: new Uint8Array() }, 'file_empty', 400],
  ['a byte too many', file('%PDF-1.7', largestFileBytes + 1), 'file_too_large', 413],
  ['a program called scan.png', file('MZ\x90\x00'), 'file_type', 415],
  ['a page that speaks of a PDF', file('<script>x</script>%PDF-1.7'), 'file_type', 415],
  ['a JPEG behind a line feed', file('\n\xff\xd8\xff\xe0'), 'file_type', 415],
  ['blanks alone', file(' \n'.repeat(32)), 'file_type', 415],
  ['an SVG', file('<svg onload="alert(1)">'), 'file_type', 415],
  ['a PNG cut short', { name: 'scan.png', bytes: Buffer.from('\x89PNG', 'latin1') }, 'file_type', 415],
] as const)('refuses %s', (_what, scan, rule, status) => {
  const { submit, status: state } = sitDown()
  expect(() => submit({}, scan)).toThrow(expect.objectContaining({ rule, status }))
  expect(state()).toBeNull()
})

test('a name is kept for showing only: no path, no control characters, not endless', () => {
  const { world, submit } = sitDown()
  submit({}, { ...picture, name: `..\\..\\/etc/\u202epass\u0000port${'x'.repeat(500)}.png` })
  const kept = world.store.one('SELECT file_name FROM kyc_papers', [], (row) => row.text('file_name'))
  expect(kept).toMatch(/^passportx{92}$/)
})
