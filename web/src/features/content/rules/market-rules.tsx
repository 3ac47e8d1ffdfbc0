import { Trans } from '@lingui/react/macro'

export function MatchOdds() {
  return (
    <p>
      <Trans>
        Who wins the match, at decimal odds. Cricket: the official result counts; in a tie all bets are void, and so are
        they when there is no result.
      </Trans>
    </p>
  )
}

export function Bookmaker() {
  return (
    <p>
      <Trans>
        The same question as match odds, at rates per 100 and with shorter waiting. It is settled with match odds: a tie
        or no result makes all bets void.
      </Trans>
    </p>
  )
}

export function Session() {
  return (
    <>
      <p>
        <Trans>
          Will a side score at least so many runs? <b>Yes</b> wins when the runs reach the line or more, <b>No</b> when
          they stay below it.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <b>6, 10, 15, 20 over run</b>: all runs of the innings at the end of that over, extras included. The 20-over
            line is offered in the first innings only.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Only 7 over run</b>: the runs of that one over. It takes bets until three balls of the over are bowled.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          If the innings ends earlier, all out or with the target reached, the line is settled at the runs that were
          scored. A line on one over that never began is void.
        </Trans>
      </p>
    </>
  )
}

export function Fancy() {
  return (
    <>
      <p>
        <Trans>Lines on a wicket or a batter; Yes and No as in a session.</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <b>Fall of wicket</b>: the runs of the innings when that wicket falls. If it does not fall, the runs at the
            end of the innings count.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Batter's run</b>: the runs of that batter when out, or at the end of the innings.
          </Trans>
        </li>
      </ul>
    </>
  )
}

export function Toss() {
  return (
    <p>
      <Trans>
        Who wins the toss, at decimal odds. The market closes and is settled when the coin has fallen. It stays settled
        even if not a ball is bowled afterwards.
      </Trans>
    </p>
  )
}

export function TiedMatch() {
  return (
    <p>
      <Trans>
        Whether the match ends with equal scores, Yes or No, at rates per 100. While a rate would be above 1,000 it is
        suspended. It is settled with the match; without a result all bets are void.
      </Trans>
    </p>
  )
}

export function OtherSports() {
  return (
    <ul>
      <li>
        <Trans>
          <b>Soccer, match odds and bookmaker</b>: home, away or the draw after the two halves with stoppage time.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>Soccer, over/under goals</b>: all goals of the match. Over 2.5 is settled as soon as the third goal stands,
          Under 2.5 at the end.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>Tennis, match odds and bookmaker</b>: who wins the match.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>Tennis, set winner</b>: who wins that set; settled when the set is over.
        </Trans>
      </li>
    </ul>
  )
}
