import { useLingui } from '@lingui/react/macro'
import { env } from '../../config/env.ts'
import type { Match } from './queries.ts'
import { sportKey } from './sport-names.ts'

/** The name of the pictures of a match: where play is with play money the server draws them, so they are no television. */
export function useLiveTvName({ sportId }: Pick<Match, 'sportId'>): string {
  const { t } = useLingui()
  if (!env().playMoney) return t`Live TV`
  return sportKey(sportId) === 'tennis' ? t`Live court` : t`Live pitch`
}
