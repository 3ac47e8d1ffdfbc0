import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type PanelProps = {
  marketId: string
  /** One runner's panel; without it that of any runner of the market. */
  selectionId?: string
  /** It stands in a row of a grid, where everything is a cell. */
  inGrid?: boolean
  /** At the foot of the panel: nothing of it moves when this changes. */
  children?: ReactNode
}

/** The panel under a row whose price was tapped; the layout of the sports pages provides it. */
export const PanelSlot = createContext<ComponentType<PanelProps> | null>(null)

/** The place of the panel under a row. */
export function PanelPlace(props: PanelProps): ReactNode {
  const Panel = useContext(PanelSlot)
  return Panel && <Panel {...props} />
}
