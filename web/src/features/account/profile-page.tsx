import { Trans } from '@lingui/react/macro'

export function ProfilePage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Profile</Trans>
      </h1>
    </div>
  )
}
