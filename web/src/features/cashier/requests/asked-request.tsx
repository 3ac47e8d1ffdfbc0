import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { useSearchState } from '../../../ui/states/search-state.ts'
import { DepositReceipt } from '../deposit/deposit-receipt.tsx'
import { cashier } from '../queries.ts'
import { WithdrawReceipt } from '../withdraw/withdraw-receipt.tsx'

/** The receipt of the deposit that the address asks for, above the list. */
export function AskedDeposit() {
  const { read, filter } = useSearchState()
  const id = read('request')
  const asked = useQuery({ ...cashier.deposit(id), enabled: id !== '' })
  if (id === '') return null
  return (
    <Loaded of={asked} failed={<Trans>We could not load your requests</Trans>}>
      {(request) =>
        request ? <DepositReceipt request={request} onNew={() => filter({ request: '' })} /> : <NoneOfTheirs id={id} />
      }
    </Loaded>
  )
}

/** The receipt of the withdrawal that the address asks for. */
export function AskedWithdrawal() {
  const { read } = useSearchState()
  const navigate = useNavigate()
  const id = read('request')
  const asked = useQuery({ ...cashier.withdrawal(id), enabled: id !== '' })
  if (id === '') return null
  return (
    <Loaded of={asked} failed={<Trans>We could not load your withdrawals</Trans>}>
      {(request) =>
        request ? (
          <WithdrawReceipt request={request} onNew={() => void navigate(paths.withdraw)} />
        ) : (
          <NoneOfTheirs id={id} />
        )
      }
    </Loaded>
  )
}

function NoneOfTheirs({ id }: { id: string }) {
  return (
    <Note tone="warn" role="status">
      <Trans>The request {id} is not among yours.</Trans>
    </Note>
  )
}
