import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { MarketShell } from '../prices/market-merge.ts'

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

export type LadderProps = { market: MarketShell; matchName: string }

/** The button that opens all prices of a market; the layout of the sports pages provides it. */
export const LadderSlot = createContext<ComponentType<LadderProps> | null>(null)

/** The slot of that button, in the head of a market. */
export function LadderPlace(props: LadderProps): ReactNode {
  const Ladder = useContext(LadderSlot)
  return Ladder && <Ladder {...props} />
}

/** The place of the panel under a row. */
export function PanelPlace(props: PanelProps): ReactNode {
  const Panel = useContext(PanelSlot)
  return Panel && <Panel {...props} />
}
