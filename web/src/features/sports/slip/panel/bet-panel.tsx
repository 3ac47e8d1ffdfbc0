import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { SlidersHorizontal, X } from 'lucide-react'
import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/basics/button.tsx'
import { IconButton } from '../../../../ui/basics/icon-button.tsx'
import { phoneMedia, useMedia } from '../../../../ui/basics/media.ts'
import type { PanelProps } from '../../selection/panel-slot.tsx'
import { placeLine } from '../../selection/place-bet.ts'
import { restoreSlipSettings, type SlipLine, showSlip, shutPanel, useSlip } from '../../selection/slip-store.ts'
import { LineAnswer } from '../line/line-answer.tsx'
import { LineForm } from '../line/line-form.tsx'
import { OneClickSwitch } from '../one-click.tsx'
import { PolicyPicker } from '../policy-picker.tsx'
import { useCheckOf } from '../slip-check.ts'
import { escToPrice, lineElementId, removeAndGoOn, useFocusBack, useLineFocus } from '../slip-focus.ts'
import { SlipNote } from '../slip-foot.tsx'
import { useSideWords } from '../slip-words.tsx'
import './bet-panel.css'

/**
 * The phone's bet panel, in the page under the row of its price: the row and the score stay in sight, what is above does not
 * move. It stands where the line is whose price was tapped last, and nowhere else.
 */
export const BetPanel = memo(function BetPanel({ marketId, selectionId, inGrid = false, children }: PanelProps) {
  const line = useSlip(({ openLine, betSlipContent }) => {
    const open = openLine === null ? undefined : betSlipContent.find(({ id }) => id === openLine)
    return open?.marketId === marketId && (selectionId ?? open.selectionId) === open.selectionId ? open : undefined
  })
  if (!line) return null
  const panel = <Panel line={line}>{children}</Panel>
  return <OnPhone>{inGrid ? <Cell>{panel}</Cell> : panel}</OnPhone>
})

function Cell({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the board is a grid by the ARIA pattern
    <div role="gridcell" tabIndex={-1} className="bet-panel-cell">
      {children}
    </div>
  )
}

function OnPhone({ children }: { children: ReactNode }) {
  return useMedia(phoneMedia) ? children : null
}

function Panel({ line, children }: { line: SlipLine; children?: ReactNode }) {
  const words = useSideWords(line)
  const place = useInSight(line.id)
  useLineFocus(line)
  useEffect(restoreSlipSettings, [])
  return (
    <section ref={place} className="bet-panel" data-side={line.side} aria-label={`${words} ${line.runnerName}`}>
      {line.state.at === 'ready' ? <Draft line={line} /> : <Answered line={line} />}
      {children}
    </section>
  )
}

function Draft({ line }: { line: SlipLine }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const check = useCheckOf([line])
  const [options, setOptions] = useState(false)
  const focusBack = useFocusBack(!check.ready)
  const [own] = check.checks
  const place = () => {
    if (check.ready) void placeLine(line.id, queries)
  }
  if (!own) return null
  return (
    <>
      <LineForm
        check={own}
        keypad
        onEnter={place}
        end={
          <IconButton
            label={t`Remove ${line.runnerName}`}
            icon={<X size={19} aria-hidden="true" />}
            onClick={() => removeAndGoOn(line.id)}
          />
        }
      />
      <div className="bet-panel-foot">
        <IconButton
          label={t`Bet options`}
          icon={<SlidersHorizontal size={19} aria-hidden="true" />}
          aria-expanded={options}
          onClick={() => setOptions(!options)}
        />
        <Button {...focusBack} variant="primary" large disabled={!check.ready} onClick={place}>
          <Trans>Place bet</Trans>
        </Button>
      </div>
      <SlipNote check={check} sheet={false} />
      {options ? (
        <div className="bet-panel-options">
          <PolicyPicker />
          <div className="bet-panel-ways">
            <OneClickSwitch />
            <SlipButton />
          </div>
        </div>
      ) : null}
    </>
  )
}

/** To the sheet, with the other lines and the open bets. */
function SlipButton() {
  return (
    <Button variant="quiet" aria-haspopup="dialog" onClick={() => showSlip(true)}>
      <Trans>Bet slip</Trans>
    </Button>
  )
}

/** The outcome of the bet. While its request is under way the panel can be closed; the slip entry stays. */
function Answered({ line }: { line: SlipLine }) {
  const { t } = useLingui()
  const over = line.state.at === 'done' || line.state.at === 'refused'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here; Esc leaves it as it leaves the form
    <div
      id={lineElementId(line.id)}
      tabIndex={-1}
      className="bet-panel-answer focus-on-mount"
      onKeyDown={(event) => escToPrice(event, line.id)}
    >
      <div className="bet-panel-outcome">
        <LineAnswer line={line} />
        <SlipButton />
      </div>
      <IconButton
        label={over ? t`Remove ${line.runnerName}` : t`Close`}
        icon={<X size={19} aria-hidden="true" />}
        onClick={() => (over ? removeAndGoOn(line.id) : shutPanel())}
      />
    </div>
  )
}

/** A panel that opens below the screen's edge comes up as far as is needed, and no further. */
function useInSight(id: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each line
  useEffect(() => {
    // With the layout that the frame makes anyway, before it is painted.
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView?.({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [id])
  return element
}
