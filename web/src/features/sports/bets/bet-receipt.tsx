import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { formatRupees, formatSigned } from '../../../lib/money.ts'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { CopyButton } from '../../../ui/records/copy-button.tsx'
import { Definition, Definitions } from '../../../ui/records/definitions.tsx'
import { AskedAndGot } from '../prices/asked-and-got.tsx'
import { priceText } from '../prices/price-text.ts'
import type { Bet } from '../queries.ts'
import { betEnds, isNamedByMarket, isUndecided, isWaiting, SideWord, StatusWord, WinsWhen } from './bet-words.tsx'
import './bet-receipt.css'

/** Everything that is known of a bet, with its reference to copy; closed while there is none. */
export function BetReceipt({ bet, onClose }: { bet: Bet | null; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog open={bet !== null} onClose={onClose} title={t`Receipt`}>
      {bet ? <Lines bet={bet} /> : null}
    </Dialog>
  )
}

function Lines({ bet }: { bet: Bet }) {
  const { t } = useLingui()
  const { profit, risk } = betEnds(bet)
  return (
    <div className="bet-receipt">
      <Definitions>
        <Definition term={<Trans>Reference</Trans>} action={<CopyButton text={bet.id} what={t`reference`} />}>
          <span className="bet-receipt-reference">{bet.id}</span>
        </Definition>
        <Definition term={<Trans>Placed</Trans>}>
          <Trans>{formatDateTime(bet.createdAt)} IST</Trans>
        </Definition>
        <Definition term={<Trans>Match</Trans>}>{bet.matchName}</Definition>
        <Definition term={<Trans>Market</Trans>}>{bet.HeadName}</Definition>
        <Definition term={<Trans>Selection</Trans>}>
          <SideWord side={bet.selectionType} line={bet.line} /> {isNamedByMarket(bet) ? null : bet.runnerName}
        </Definition>
        {bet.line === undefined ? null : <Definition term={<Trans>Line</Trans>}>{priceText(bet.line)}</Definition>}
        <Definition term={bet.priceKind === 'decimal' ? <Trans>Odds</Trans> : <Trans>Rate</Trans>}>
          {priceText(bet.odds)}
        </Definition>
        {bet.askedOdds === undefined || isWaiting(bet) ? null : (
          <Definition term={<Trans>Price</Trans>}>
            <AskedAndGot
              of={{ priceKind: bet.priceKind, side: bet.selectionType }}
              asked={{ price: bet.askedOdds, line: bet.askedLine }}
              got={{ price: bet.odds, line: bet.line }}
            />
          </Definition>
        )}
        <Definition term={<Trans>Stake</Trans>}>{formatRupees(bet.stack)}</Definition>
        <Definition term={<Trans>Status</Trans>}>
          <StatusWord status={bet.status} />
        </Definition>
        {isUndecided(bet) ? (
          <>
            <Definition term={<Trans>At risk</Trans>}>{formatRupees(risk)}</Definition>
            <Definition term={<Trans>Profit</Trans>}>
              {formatSigned(profit)} <WinsWhen bet={bet} />
            </Definition>
          </>
        ) : (
          <Definition term={<Trans>Result</Trans>}>{formatSigned(bet.profitLoss ?? 0)}</Definition>
        )}
      </Definitions>
      <Link to={paths.match(bet.refMatchId)} className={buttonClass('secondary', false, 'bet-receipt-match')}>
        <Trans>Go to the match</Trans>
      </Link>
    </div>
  )
}
