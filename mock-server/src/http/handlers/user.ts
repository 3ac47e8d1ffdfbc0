import type { Body } from '@chaupar/api/api'
import { toIso } from '../../domain/base/clock.ts'
import type { UploadedFile } from '../../domain/base/uploaded-file.ts'
import { addBank, listBanks, removeBank } from '../../domain/cashier/banks.ts'
import { listNotifications } from '../../domain/content/notification-records.ts'
import { type KycBody, kycOf, submitKyc } from '../../domain/kyc/kyc.ts'
import { wireBank } from '../../wire/cashier.ts'
import { wireKyc, wireSubmission } from '../../wire/kyc.ts'
import { describedFiles } from '../form.ts'
import type { Handlers } from '../handler.ts'

/** Rows of a page of saved accounts (spec 9). */
const bankPageSize = 10

/** The player's account (spec 7.2, 7.3). */
export const userHandlers = {
  listNotifications: ({ world, player }) =>
    listNotifications(world, player.id).map(({ id, title, message, status, createdAtMs, isRead }) => ({
      id: `n-${id}`,
      title,
      message,
      status,
      createdAt: toIso(createdAtMs),
      read: isRead,
    })),
  listBanks: ({ world, player, query }) => {
    const pageSize = query.pagesize ?? bankPageSize
    const { banks, count } = listBanks(world, player.id, {
      skip: query.skip ?? 0,
      pageSize,
      ...(query.type === undefined ? {} : { type: query.type }),
    })
    return { banks: banks.map(wireBank), count, pagesize: pageSize }
  },
  addBank: ({ world, player, body, idempotencyKey }) =>
    wireBank(addBank(world, player.id, body, idempotencyKey ?? undefined)),
  removeBank: ({ world, player, query }) => {
    removeBank(world, player.id, query.id)
    return null
  },
  getKyc: ({ world, player }) => wireKyc(world, kycOf(world, player.id)),
  submitKyc: ({ world, player, body, files, idempotencyKey }) =>
    wireSubmission(
      submitKyc(world, player.id, kycBody(body, files), files.get('file') ?? null, idempotencyKey ?? undefined),
    ),
} satisfies Partial<Handlers>

function kycBody({ data }: Body<'submitKyc'>, files: ReadonlyMap<string, UploadedFile>): KycBody {
  const { fields = {}, ...documents } = data
  return { ...documents, described: { values: fields, files: describedFiles(files) } }
}
