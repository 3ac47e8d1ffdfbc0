import { Trans } from '@lingui/react/macro'
import { formatRupees } from '../../../lib/money.ts'
import { Box } from '../../../ui/basics/page.tsx'
import { Definition, Definitions } from '../../../ui/records/definitions.tsx'
import type { Gateway } from '../queries.ts'
import { GatewayHours } from './gateway-text.tsx'

/** Limits and hours of a method, beside its form or checklist. */
export function MethodTerms({ gateway }: { gateway: Gateway }) {
  return (
    <Box title={<Trans>About this method</Trans>}>
      <Definitions sums>
        <Definition term={<Trans>Minimum</Trans>}>{formatRupees(gateway.min)}</Definition>
        <Definition term={<Trans>Maximum</Trans>}>{formatRupees(gateway.max)}</Definition>
        <Definition term={<Trans>Hours</Trans>}>
          <GatewayHours gateway={gateway} />
        </Definition>
      </Definitions>
    </Box>
  )
}
