import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { Box, Page } from '../../../ui/basics/page.tsx'
import { RadioTile, TileGrid } from '../../../ui/records/tile.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { AddBank } from '../banks/add-bank.tsx'
import { GatewayMark } from '../gateways/gateway-mark.tsx'
import { useAccountTitle } from '../names.ts'
import { type Bank, cashier } from '../queries.ts'
import { CashBox } from './cash-box.tsx'
import { KycBox } from './kyc-box.tsx'
import './withdraw-new-page.css'

/** /withdrawnew, the first of two steps: choose a saved account or add one (spec 2.4). */
export function WithdrawNewPage() {
  const accounts = useQuery(cashier.savedAccounts())
  return (
    <Page
      title={<Trans>Withdraw to a saved account</Trans>}
      lead={
        <Link to={paths.withdraw} className="link">
          <Trans>All methods</Trans>
        </Link>
      }
    >
      <div className="page-columns withdraw-new-page">
        <div>
          <Box title={<Trans>To which account</Trans>}>
            <Loaded of={accounts} failed={<Trans>We could not load your accounts</Trans>}>
              {({ banks }) => <Choice banks={banks} />}
            </Loaded>
          </Box>
          <AddBank />
        </div>
        <div>
          <CashBox />
          <KycBox />
        </div>
      </div>
    </Page>
  )
}

function Choice({ banks }: { banks: readonly Bank[] }) {
  const accountTitle = useAccountTitle()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState('')
  if (banks.length === 0) {
    return (
      <EmptyState kind="brief" title={<Trans>No saved accounts yet</Trans>}>
        <Trans>Add the bank account or card that you want to be paid to.</Trans>
      </EmptyState>
    )
  }
  return (
    <fieldset>
      <legend className="sr-only">
        <Trans>Saved account</Trans>
      </legend>
      <TileGrid>
        {banks.map((bank) => (
          <RadioTile
            key={bank.id}
            name="account"
            value={bank.id}
            checked={chosen === bank.id}
            onChange={() => setChosen(bank.id)}
            picture={<GatewayMark method={bank.type} name={accountTitle(bank)} />}
            title={accountTitle(bank)}
            text={bank.holder}
          />
        ))}
      </TileGrid>
      <Button
        variant="primary"
        large
        className="withdraw-new-page-next"
        disabled={chosen === ''}
        onClick={() => navigate(paths.withdrawNewFormWith(chosen))}
      >
        <Trans>Continue</Trans>
      </Button>
    </fieldset>
  )
}
