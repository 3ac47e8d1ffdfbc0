import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { SlidersHorizontal, X } from 'lucide-react'
import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/basics/button.tsx'
import { IconButton } from '../../../../ui/basics/icon-button.tsx'
import { phoneMedia, turnedPhoneMedia, useMedia } from '../../../../ui/basics/media.ts'
import { Tag } from '../../../../ui/basics/tag.tsx'
import type { PanelProps } from '../../selection/panel-slot.tsx'
import { placeEntry } from '../../selection/place-bet.ts'
import { type SlipEntry, showSlip, shutPanel, useSlip } from '../../selection/slip-store.ts'
import { EntryAnswer } from '../entry/entry-answer.tsx'
import { EntryForm } from '../entry/entry-form.tsx'
import { OneClickSwitch } from '../one-click.tsx'
import { ChosenPolicy, PolicyPicker } from '../policy-picker.tsx'
import { useCheckOf } from '../slip-check.ts'
import { entryElementId, escToPrice, leaveForm, removeAndGoOn, useEntryFocus, useFocusBack } from '../slip-focus.ts'
import { ExposureAfter, SlipNote } from '../slip-foot.tsx'
import { SelectionWords, useSideWords } from '../slip-words.tsx'
import './bet-panel.css'

/**
 * The phone's bet panel, in the page under the row of its price: the row and the score stay in sight, what is above does not
 * move. It stands where the entry is whose price was tapped last, and nowhere else.
 */
export const BetPanel = memo(function BetPanel({ marketId, selectionId, inGrid = false, children }: PanelProps) {
  const entry = useSlip(({ openEntry, betSlipContent }) => {
    const open = openEntry === null ? undefined : betSlipContent.find(({ id }) => id === openEntry)
    return open?.marketId === marketId && (selectionId ?? open.selectionId) === open.selectionId ? open : undefined
  })
  if (!entry) return null
  const panel = <Panel entry={entry}>{children}</Panel>
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

function Panel({ entry, children }: { entry: SlipEntry; children?: ReactNode }) {
  const words = useSideWords(entry)
  const place = useInSight(entry.id)
  useEntryFocus(entry)
  return (
    <section ref={place} className="bet-panel" data-side={entry.side} aria-label={`${words} ${entry.runnerName}`}>
      {entry.state.at === 'ready' ? <Draft entry={entry} /> : <Answered entry={entry} />}
      {children}
    </section>
  )
}

function Draft({ entry }: { entry: SlipEntry }) {
  const { t } = useLingui()
  const words = useSideWords(entry)
  const queries = useQueryClient()
  const check = useCheckOf([entry])
  const [options, setOptions] = useState(false)
  const focusBack = useFocusBack(!check.ready)
  const [own] = check.checks
  const place = () => {
    if (!check.ready) return
    leaveForm()
    void placeEntry(entry.id, queries)
  }
  if (!own) return null
  return (
    <>
      <EntryForm
        check={own}
        keypad
        onEnter={place}
        exposureAfter={<ExposureAfter check={check} />}
        head={
          <header className="bet-panel-head">
            <Tag tone={entry.side}>{words}</Tag>
            <p className="bet-panel-name">
              <SelectionWords entry={entry} />
            </p>
            <IconButton
              label={t`Remove ${entry.runnerName}`}
              icon={<X size={19} aria-hidden="true" />}
              onClick={() => removeAndGoOn(entry.id)}
            />
          </header>
        }
      />
      <div className="bet-panel-foot">
        <button type="button" className="bet-panel-policy" aria-expanded={options} onClick={() => setOptions(!options)}>
          <SlidersHorizontal size={17} aria-hidden="true" />
          <span className="sr-only">
            <Trans>Bet options</Trans>:{' '}
          </span>
          <ChosenPolicy />
        </button>
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

/** To the sheet, with the other entries. */
function SlipButton() {
  return (
    <Button variant="quiet" aria-haspopup="dialog" onClick={() => showSlip(true)}>
      <Trans>Bet slip</Trans>
    </Button>
  )
}

/** The outcome of the bet. While its request is under way the panel can be closed; the slip entry stays. */
function Answered({ entry }: { entry: SlipEntry }) {
  const { t } = useLingui()
  const over = entry.state.at === 'done' || entry.state.at === 'refused'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here; Esc leaves it as it leaves the form
    <div
      id={entryElementId(entry.id)}
      tabIndex={-1}
      className="bet-panel-answer focus-on-mount"
      onKeyDown={(event) => escToPrice(event, entry.id)}
    >
      <div className="bet-panel-outcome">
        <EntryAnswer entry={entry} />
        {entry.state.at === 'done' ? null : (
          <div className="bet-panel-ways">
            <SlipButton />
            {over ? null : (
              <Button variant="quiet" onClick={shutPanel}>
                <Trans>Hide</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
      {over ? (
        <IconButton
          label={t`Remove ${entry.runnerName}`}
          icon={<X size={19} aria-hidden="true" />}
          onClick={() => removeAndGoOn(entry.id)}
        />
      ) : null}
    </div>
  )
}

/** A panel that opens below the screen's edge comes up as far as is needed, and no further; so it does when the phone is turned. */
function useInSight(id: string): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  const turned = useMedia(turnedPhoneMedia)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry and each turn
  useEffect(() => {
    // After the frame's layout and before its painting, so that no extra layout is forced.
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView?.({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [id, turned])
  return element
}
