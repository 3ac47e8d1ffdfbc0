import { Trans } from '@lingui/react/macro'
import { env } from '../../../config/env.ts'
import { TextPage } from '../text-page.tsx'
import { Limits, Odds, Placing, PriceChanges, TakingOut } from './bet-rules.tsx'
import { CasinoFamilies } from './casino-rules.tsx'
import { Bookmaker, Fancy, MatchOdds, OtherSports, Session, TiedMatch, Toss } from './market-rules.tsx'
import { Resettled, Void } from './result-rules.tsx'

/** /gamesrule (spec 2.3): the rules per market as the product settles them, and the casino families in short. */
export function GamesRulesPage() {
  return (
    <TextPage
      title={<Trans>Games Rules</Trans>}
      lede={
        env().playMoney ? (
          <Trans>
            How each market and game is decided and what it pays, with examples. Amounts are in rupees of play money.
          </Trans>
        ) : (
          <Trans>How each market and game is decided and what it pays, with examples. Amounts are in rupees.</Trans>
        )
      }
      sections={[
        { id: 'placing', title: <Trans>Placing a bet</Trans>, body: <Placing /> },
        { id: 'odds', title: <Trans>Odds, rates and lines</Trans>, body: <Odds /> },
        { id: 'exposure', title: <Trans>Exposure and limits</Trans>, body: <Limits /> },
        { id: 'price-changes', title: <Trans>When the price changes</Trans>, body: <PriceChanges /> },
        { id: 'match-odds', title: <Trans>Match odds</Trans>, body: <MatchOdds /> },
        { id: 'bookmaker', title: <Trans>Bookmaker</Trans>, body: <Bookmaker /> },
        { id: 'session', title: <Trans>Session</Trans>, body: <Session /> },
        { id: 'fancy', title: <Trans>Fancy</Trans>, body: <Fancy /> },
        { id: 'toss', title: <Trans>Toss</Trans>, body: <Toss /> },
        { id: 'tied-match', title: <Trans>Tied match</Trans>, body: <TiedMatch /> },
        { id: 'other-sports', title: <Trans>Soccer and tennis</Trans>, body: <OtherSports /> },
        { id: 'cash-out', title: <Trans>Cash-out</Trans>, body: <TakingOut /> },
        { id: 'void', title: <Trans>Void bets</Trans>, body: <Void /> },
        { id: 'resettlement', title: <Trans>Results that are corrected</Trans>, body: <Resettled /> },
        { id: 'casino', title: <Trans>Casino games</Trans>, body: <CasinoFamilies /> },
      ]}
    />
  )
}
