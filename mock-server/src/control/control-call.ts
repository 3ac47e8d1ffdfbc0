import type { ControlData, ControlInput } from '@chaupar/api/control-client'
import type { ControlOperationId } from '@chaupar/api/control-operations.gen'
import type { WorldRegistry } from '../world/registry.ts'

/** Path, query and body fields in one object, as the typed client sends them, checked by control.yaml. */
type ControlHandler<Op extends ControlOperationId> = (
  input: ControlInput<Op>,
  registry: WorldRegistry,
) => ControlData<Op> | Promise<ControlData<Op>>

/** One name per operation of control.yaml; a missing one does not compile. */
export type ControlHandlers = { [Op in ControlOperationId]: ControlHandler<Op> }
