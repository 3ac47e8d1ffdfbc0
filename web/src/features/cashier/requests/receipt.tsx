import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../../ui/basics/button.tsx'
import { Definition } from '../../../ui/records/definitions.tsx'
import type { Deposit } from '../queries.ts'
import './receipt.css'

/** Where to go from a request that was made: to the list of all, or back to an empty form. */
export function AfterRequest({ list, onNew }: { list: string; onNew: () => void }) {
  return (
    <div className="receipt-links">
      <Link to={list} className={buttonClass('secondary')}>
        <Trans>All requests</Trans>
      </Link>
      <Button onClick={onNew}>
        <Trans>New request</Trans>
      </Button>
    </div>
  )
}

/** What was answered to the fields that the method describes, a line each of a receipt's list. */
export function RequestDetails({ details = [] }: { details: Deposit['details'] }) {
  return details.map(({ label, text, choice }) => (
    <Definition key={label} term={label}>
      {choice ?? text}
    </Definition>
  ))
}
