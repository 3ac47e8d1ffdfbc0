import type { OperationId } from '@chaupar/api/operations.gen'
import { accountWays } from './account-cases.ts'
import { cashierWays } from './cashier-cases.ts'
import type { Ways } from './client.ts'
import { guestWays } from './guest-cases.ts'
import { playWays } from './play-cases.ts'

/** One entry for each operation: a new one without an entry does not compile. */
export const ways: Record<OperationId, Ways> = { ...guestWays, ...playWays, ...cashierWays, ...accountWays }
