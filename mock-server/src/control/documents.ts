import { readDocument } from '@chaupar/contracts/read-document'
import type { ControlHandlers } from './control-call.ts'

/** The contracts themselves, for the reference at /__mock/docs. */
export const documentHandlers = {
  readDocument: ({ document }) => readDocument(document),
} satisfies Partial<ControlHandlers>
