import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Box } from '../../../ui/basics/page.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { sports } from '../queries.ts'
import { BetRows } from './bet-rows.tsx'
import './my-bets.css'

/** The player's bets on a match that is over, with what became of them (spec 2.4). */
export function OwnBets({ matchId }: { matchId: string }) {
  const bets = useQuery(sports.bets(matchId))
  return (
    <div className="own-bets">
      <Box title={<Trans>My bets on this match</Trans>}>
        <Loaded of={bets} failed={<Trans>We could not load your bets</Trans>}>
          {(page) =>
            page.bets.length > 0 ? (
              <BetRows bets={page.bets} />
            ) : (
              <p className="text-muted">
                <Trans>You had no bets on this match.</Trans>
              </p>
            )
          }
        </Loaded>
      </Box>
    </div>
  )
}
