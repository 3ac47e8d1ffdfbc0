import { Trans, useLingui } from '@lingui/react/macro'
import { env } from '../../config/env.ts'
import { Tag } from '../../ui/basics/tag.tsx'
import './brand.css'

/** DEMO while amounts are play money, and 18+ always; on every page. */
export function Badges({ stacked = false }: { stacked?: boolean }) {
  const { t } = useLingui()
  return (
    <span className={stacked ? 'badges badges-stacked' : 'badges'}>
      {env().playMoney ? (
        <Tag tone="demo" title={t`Play money`}>
          <Trans>DEMO</Trans>
        </Tag>
      ) : null}
      <Tag title={t`Adults only`}>18+</Tag>
    </span>
  )
}
