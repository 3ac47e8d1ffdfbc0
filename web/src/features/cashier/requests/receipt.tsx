import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../../ui/basics/button.tsx'
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
