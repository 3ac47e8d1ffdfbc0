import type { OperationId } from '@chaupar/api/operations.gen'
import { accountWays } from './account-ways.ts'
import { cashierWays } from './cashier-ways.ts'
import type { Ways } from './desk.ts'
import { guestWays } from './guest-ways.ts'
import { playWays } from './play-ways.ts'

/** One entry for each operation: a new one without an entry does not compile. */
export const ways: Record<OperationId, Ways> = { ...guestWays, ...playWays, ...cashierWays, ...accountWays }
