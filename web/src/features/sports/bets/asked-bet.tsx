import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DateRange } from '../../../lib/day-range.ts'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { plainAmount } from '../prices/price-text.ts'
import { betById } from './bet-history.ts'
import { BetReceipt } from './bet-receipt.tsx'

/**
 * The receipt of the bet that the address asks for, looked for in these days first, over its page. Closing leaves the address
 * as it is: on a phone the browser goes back a step for it (app/panel-history.tsx), and a reload shows the same again.
 */
export function AskedBet({ id, days }: { id: string; days: DateRange }) {
  const asked = useQuery(betById(id, days))
  const [isClosed, setIsClosed] = useState(false)
  return (
    <Loaded of={asked} failed={<Trans>We could not load this bet</Trans>} waiting={<WaitingRows rows={1} />}>
      {(sought) =>
        sought.bet ? (
          <BetReceipt bet={isClosed ? null : sought.bet} onClose={() => setIsClosed(true)} />
        ) : (
          <Note tone="warn" role="status">
            {sought.complete ? (
              <Trans>The bet {id} is not among yours.</Trans>
            ) : (
              <Trans>
                The bet {id} is not among your newest {plainAmount(sought.searched)}.
              </Trans>
            )}
          </Note>
        )
      }
    </Loaded>
  )
}
