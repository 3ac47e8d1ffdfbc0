import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { formatSigned } from '../../lib/money.ts'
import { useSession } from '../../session/session-store.ts'
import { Keypad } from './keypad.tsx'
import { OddsBox } from './odds-box.tsx'
import { placeLine } from './place-bet.ts'
import { plainAmount } from './price-text.ts'
import { ProblemText } from './problem-text.tsx'
import { QuickStakes } from './quick-stakes.tsx'
import { useMarketBooks } from './slip-books.ts'
import { pressKey, problemOf, readStake, stakeAndLiability, stakePaiseOf } from './slip-rules.ts'
import { changeLine, type SlipLine } from './slip-store.ts'

/** A draft: odds on the tick ladder, stake by typing, keypad or quick stakes, what it wins or costs. */
export function LineForm({ line, keypad }: { line: SlipLine; keypad: boolean }) {
  const queries = useQueryClient()
  const balance = useSession((session) => session.wallet?.balance ?? null)
  const bookOf = useMarketBooks([line])
  const { id, stakeText } = line
  const setStake = (text: string) => changeLine(id, { stakeText: text })
  const problem = problemOf({ line, stakeText, balance, ...bookOf(line) })
  const stake = stakePaiseOf(stakeText)
  const invalid = problem !== null && problem.kind !== 'no-stake'
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && problem === null) void placeLine(id, queries)
    // In the sheet of the phone Esc closes the sheet.
    if (event.key !== 'Escape' || keypad) return
    const cell = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(id)}"][data-best]`)
    if (!cell) return
    event.stopPropagation()
    cell.focus()
  }
  return (
    <div>
      <div className="slip-inputs">
        <OddsBox line={line} />
        <div>
          <div className="slip-label">
            <label htmlFor={`stake-${id}`}>
              <Trans>Stake</Trans>
            </label>
            <span id={`limits-${id}`}>
              <Trans>
                {plainAmount(line.minStake)} to {plainAmount(line.maxStake)}
              </Trans>
            </span>
          </div>
          <div className="slip-box" data-invalid={invalid || undefined}>
            <span aria-hidden="true">₹</span>
            <input
              id={`stake-${id}`}
              value={stakeText}
              inputMode={keypad ? 'none' : 'decimal'}
              autoComplete="off"
              placeholder="0"
              aria-invalid={invalid || undefined}
              aria-describedby={`limits-${id} problem-${id}`}
              onChange={(event) => setStake(readStake(event.target.value))}
              onKeyDown={onKey}
            />
          </div>
        </div>
      </div>
      <QuickStakes onPick={(rupees) => setStake(String(rupees))} />
      {keypad ? <Keypad onKey={(key) => setStake(pressKey(stakeText, key))} /> : null}
      <div id={`problem-${id}`}>{invalid ? <ProblemText problem={problem} /> : null}</div>
      {invalid ? null : <Yield line={line} stakePaise={stake ?? 0} />}
    </div>
  )
}

/** Profit for a back, liability for a lay; both stand in words. */
function Yield({ line, stakePaise }: { line: SlipLine; stakePaise: number }) {
  const { profitPaise, liabilityPaise } = stakeAndLiability(line, stakePaise)
  return (
    <dl className="slip-yield">
      <div>
        <dt>
          <Trans>Profit if it wins</Trans>
        </dt>
        <dd className={profitPaise > 0 ? 'num-pos' : undefined}>{formatSigned(profitPaise / 100)}</dd>
      </div>
      {line.side === 'lay' ? (
        <div>
          <dt>
            <Trans>Liability</Trans>
          </dt>
          <dd className={liabilityPaise > 0 ? 'num-neg' : undefined}>{formatSigned(-liabilityPaise / 100)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
