import { ChipTray } from '../../bet/chip-tray.tsx'
import { Icon } from '../../drawing/icon.tsx'
import { sharedTexts } from '../../i18n/shared-texts.ts'
import { rupees, shortRupees } from '../../money/amounts.ts'
import { Purse } from '../../money/purse.tsx'
import { useStage } from '../shared-store.tsx'
import { liveTexts } from './live-texts.ts'
import type { LiveTable } from './use-live-table.ts'

/** The bar of a live table: chips, the button that places them on the round, and the way to take the last ones back. */
export function LiveBar({ table }: { table: LiveTable }) {
  const { language, canChoose } = table.props
  const t = liveTexts[language]
  return (
    <section className="bar bar-chips bar-live" aria-label={sharedTexts[language].bet}>
      <div className="panel">
        <ChipTray language={language} canChoose={canChoose}>
          <button type="button" className="tool" disabled={!table.canTakeBack} onClick={table.takeBack}>
            <Icon name="take-back" />
            <span>{t.takeBack}</span>
          </button>
        </ChipTray>
        <PlaceButton table={table} />
      </div>
      <Purse language={language} />
    </section>
  )
}

function PlaceButton({
  table: { props, draftPaise, placedPaise, notPlaced, isClosing, problem, place },
}: {
  table: LiveTable
}) {
  const { language, canChoose } = props
  const t = liveTexts[language]
  const phase = useStage(({ now }) => now?.phase ?? null)
  const isLive = useStage(({ link }) => link === 'live')
  const isAsked = useStage(({ slots }) => slots.some(({ asked }) => asked !== null))
  const isBetting = phase === 'betting' && isLive
  const closed = phase === 'settled' ? t.next : t.closed
  const open = isClosing ? t.closing : t.place
  const word = isAsked ? t.sending : !isLive ? t.offline : isBetting ? open : closed
  const shown = isBetting && draftPaise > 0 ? draftPaise : placedPaise
  const note = !isBetting
    ? notPlaced
    : draftPaise > 0
      ? problem
      : placedPaise > 0
        ? t.placed(shortRupees(placedPaise, language))
        : problem
  return (
    <button
      type="button"
      className={isBetting ? 'go' : 'go go-cancel'}
      aria-disabled={!canChoose || problem !== null}
      aria-busy={isAsked}
      onClick={place}
    >
      <span className="go-word">{word}</span>
      {shown === 0 || (isBetting && draftPaise === 0) ? null : (
        <span className="go-sum" translate="no">
          {rupees(shown, language)}
        </span>
      )}
      {note === null ? null : <span className="go-note">{note}</span>}
    </button>
  )
}
