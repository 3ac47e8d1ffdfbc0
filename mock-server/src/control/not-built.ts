import type { ControlOperationId } from '@chaupar/contracts/control-operations.gen'

/** Operations of control.yaml that still answer 501 `not_implemented`; it shall become empty, as its test prints. */
export const notBuilt = [
  'listSavedWorlds',
  'deleteSavedWorld',
  'loadWorld',
  'forkWorld',
  'saveWorld',
  'queryJournal',
  'waitForJournal',
  'exportJournal',
  'replayJournal',
] as const satisfies readonly ControlOperationId[]

export type NotBuilt = (typeof notBuilt)[number]
