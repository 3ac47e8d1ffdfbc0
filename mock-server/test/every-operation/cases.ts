import type { OperationId } from '@chaupar/api/operations.gen'
import { accountCases } from './account-cases.ts'
import { cashierCases } from './cashier-cases.ts'
import type { Cases } from './client.ts'
import { guestCases } from './guest-cases.ts'
import { playCases } from './play-cases.ts'

const written: Partial<Record<OperationId, Cases>> = { ...guestCases, ...playCases, ...cashierCases, ...accountCases }

/** The cases of an operation; one without an entry succeeds without parameters or a body, and has generic refusals only. */
export function casesOf(id: OperationId): Cases {
  return written[id] ?? { success: ({ ask }) => ask(id) }
}
