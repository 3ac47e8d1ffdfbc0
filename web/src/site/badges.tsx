import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { env } from '../config/env.ts'
import { classNames } from '../ui/basics/class-names.ts'
import { Tag } from '../ui/basics/tag.tsx'
import './badges.css'

/**
 * DEMO while amounts are play money, and 18+ always; on every page. The build, which renders the first frame, does not know
 * what the amounts are: there DEMO keeps its room and is not seen.
 */
export function Badges({ stacked = false }: { stacked?: boolean }) {
  const { t } = useLingui()
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <span className={classNames('badges', stacked && 'badges-stacked', !known && 'badges-unknown')}>
      {!known || env().playMoney ? (
        <Tag tone="demo" title={t`Play money`}>
          <Trans>DEMO</Trans>
        </Tag>
      ) : null}
      <Tag title={t`Adults only`}>18+</Tag>
    </span>
  )
}

function never(): () => void {
  return () => undefined
}
