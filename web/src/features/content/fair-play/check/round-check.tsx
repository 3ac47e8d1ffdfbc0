import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { OwnRoundForm } from './own-round-form.tsx'
import { SharedRoundForm } from './shared-round-form.tsx'
import './round-check.css'

/** Works a round out again in the browser: one of a player alone, or one of a crash game, which all players share. */
export function RoundCheck() {
  const [kind, setKind] = useState<'own' | 'shared'>('own')
  return (
    <>
      <Segmented
        label={<Trans>What to check</Trans>}
        options={[
          { value: 'own', label: <Trans>My round</Trans> },
          { value: 'shared', label: <Trans>A crash for all</Trans> },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'own' ? <OwnRoundForm /> : <SharedRoundForm />}
    </>
  )
}
