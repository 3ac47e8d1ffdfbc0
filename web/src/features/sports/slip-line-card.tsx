import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tag } from '../../ui/tag.tsx'
import { LineAnswer } from './line-answer.tsx'
import { LineForm } from './line-form.tsx'
import { priceText } from './price-text.ts'
import { removeLine, type SlipLine } from './slip-store.ts'

/** One line of the slip: what is bet on, then the form of a draft or what became of it. */
export function SlipLineCard({ line, keypad }: { line: SlipLine; keypad: boolean }) {
  const { t } = useLingui()
  const words = sideWords(line, t`Back`, t`Lay`, t`Yes`, t`No`)
  const free = line.state.at === 'draft' || line.state.at === 'accepted' || line.state.at === 'rejected'
  return (
    <section className={`slip-line slip-line-${line.side}`} aria-label={`${words} ${line.runnerName}`}>
      <header className="slip-line-head">
        <Tag tone={line.side}>{words}</Tag>
        <div className="min-w-0">
          <p className="slip-line-name">
            <SelectionWords line={line} />
          </p>
          <p className="slip-line-market">{`${line.HeadName}, ${line.matchName}`}</p>
        </div>
        {free ? (
          <IconButton
            label={t`Remove ${line.runnerName}`}
            icon={<X size={17} aria-hidden="true" />}
            onClick={() => removeLine(line.id)}
          />
        ) : null}
      </header>
      {line.state.at === 'draft' ? <LineForm line={line} keypad={keypad} /> : <LineAnswer line={line} />}
    </section>
  )
}

/** The runner; for a fancy or session line the runs that it takes. */
function SelectionWords({ line }: { line: SlipLine }) {
  if (line.line === undefined) return line.runnerName
  const runs = priceText(line.line)
  return line.side === 'back' ? <Trans>{runs} or more</Trans> : <Trans>Less than {runs}</Trans>
}

/** Back and Lay; for a fancy or session line Yes and No. */
function sideWords({ side, priceKind }: SlipLine, back: string, lay: string, yes: string, no: string): string {
  if (priceKind === 'line') return side === 'back' ? yes : no
  return side === 'back' ? back : lay
}
