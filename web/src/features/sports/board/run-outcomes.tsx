import { Trans, useLingui } from '@lingui/react/macro'
import { plainAmount, signedAmount } from '../prices/price-text.ts'
import type { Position, RunOutcome } from '../prices/profit-rules.ts'
import './run-outcomes.css'

type RunOutcomesProps = {
  name: string
  bands: readonly RunOutcome[]
  held: readonly Position[]
  drafts: readonly Position[]
}

/** Payout of each run band: the held bets, and the same with the slip. */
export function RunOutcomes({ name, bands, held, drafts }: RunOutcomesProps) {
  const { t } = useLingui()
  return (
    <div className="run-outcomes">
      <table aria-label={t`${name}: result by runs`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">
                <Trans>Bets</Trans>
              </span>
            </th>
            {bands.map((band) => (
              <th key={band.from ?? 'first'} scope="col" data-gain={band.withSlipPaise >= 0 || undefined}>
                <BandWords from={band.from} to={band.to} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {held.length > 0 ? (
            <tr>
              <th scope="row">
                <Trans>Held ₹{plainAmount(stakeOf(held))}</Trans>
              </th>
              {bands.map((band) => (
                <Amount key={band.from ?? 'first'} paise={band.heldPaise} />
              ))}
            </tr>
          ) : null}
          {drafts.length > 0 ? (
            <tr>
              <th scope="row">
                <Trans>With slip</Trans>
              </th>
              {bands.map((band) => (
                <Amount key={band.from ?? 'first'} paise={band.withSlipPaise} />
              ))}
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  )
}

function BandWords({ from, to }: Pick<RunOutcome, 'from' | 'to'>) {
  if (from === null) return <Trans>to {to}</Trans>
  if (to === null) return <Trans>{from} and up</Trans>
  return from === to ? from : `${from}–${to}`
}

function Amount({ paise }: { paise: number }) {
  return (
    <td className={paise > 0 ? 'num-pos' : paise < 0 ? 'num-neg' : undefined} translate="no">
      {signedAmount(paise)}
    </td>
  )
}

function stakeOf(bets: readonly Position[]): number {
  return bets.reduce((sum, bet) => sum + bet.stakePaise, 0) / 100
}
