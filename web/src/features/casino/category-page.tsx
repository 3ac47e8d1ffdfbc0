import { Trans } from '@lingui/react/macro'

export function CategoryPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Games</Trans>
      </h1>
    </div>
  )
}
