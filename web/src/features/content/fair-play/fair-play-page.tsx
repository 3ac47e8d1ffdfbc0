import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import { TextPage } from '../text-page.tsx'

/** With the catalogue of games, which the text does not need. */
const RoundCheck = lazyPart(() => import('./check/round-check.tsx').then((chunk) => chunk.RoundCheck))

/** /fairplay (spec 2.3): how prices, bets and rounds are kept honest; `#check` works a round out again. */
export function FairPlayPage() {
  return (
    <TextPage
      title={<Trans>Fair Play</Trans>}
      lede={
        <Trans>The same rules for everyone, written down before the bet, and a way to check a round yourself.</Trans>
      }
      sections={[
        { id: 'prices', title: <Trans>Prices and bets</Trans>, body: <Prices /> },
        { id: 'settlement', title: <Trans>Settlement</Trans>, body: <Settlement /> },
        { id: 'games', title: <Trans>Casino rounds</Trans>, body: <Rounds /> },
        { id: 'check', title: <Trans>Check a round</Trans>, body: <Check /> },
        { id: 'players', title: <Trans>What we ask of players</Trans>, body: <Players /> },
      ]}
    />
  )
}

function Prices() {
  return (
    <ul>
      <li>
        <Trans>
          Every player sees the same prices and the same limits; they do not depend on who you are or how you did.
        </Trans>
      </li>
      <li>
        <Trans>
          You never get a worse price than you allowed. A better one, when the market moves your way while the bet
          waits, is yours unless you chose to refuse every change.
        </Trans>
      </li>
      <li>
        <Trans>
          In play a bet waits one to five seconds, by the kind of market, before it is taken. The wait is the same for
          everyone and stands in the slip; it keeps people who sit in the stadium from being ahead of everyone else.
        </Trans>
      </li>
      <li>
        <Trans>
          While a ball is bowled, no market of the match takes bets but Match Odds, which goes on with its delay; while
          a point of tennis is played, the bookmaker takes none. After a wicket, a boundary, a goal, a red card or a
          game of tennis, and while it rains, no market does until its prices are new.
        </Trans>
      </li>
    </ul>
  )
}

function Settlement() {
  return (
    <p>
      <Trans>
        A market is settled by the official result, once, for all bets alike. If the result was entered wrongly it is
        settled again: the old entry is reversed by a new one and both stay in your statement. Nothing is ever edited.
        The rules of each market are in <Link to={paths.gamesRules}>Games Rules</Link>.
      </Trans>
    </p>
  )
}

function Rounds() {
  return (
    <>
      <p>
        <Trans>
          No game here has a dealer or a wheel that somebody could touch: every card, spin, roll and board is worked out
          from numbers that are fixed before you stake. For a round of your own, at a table too, it goes in three steps:
        </Trans>
      </p>
      <ol>
        <li>
          <Trans>
            Before your first round, and again when you change the seeds, the server draws a secret <b>server seed</b>{' '}
            and shows its SHA-256 <b>hash</b>: a fingerprint from which the seed cannot be worked out, and which fits no
            other.
          </Trans>
        </li>
        <li>
          <Trans>
            Your side adds a <b>client seed</b>, which you may change, and a <b>nonce</b> that counts your rounds. The
            outcome follows from the three together and from what you decide.
          </Trans>
        </li>
        <li>
          <Trans>
            When you change the seeds, the server seed that was used until then is shown. If its hash is the one from
            before, nothing was changed, and every round under it can be worked out again.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          A crash game or a live table has one round for all players, so no player’s seed goes into it. Its rounds
          belong to a chain in which each seed is the hash of the next one. The end of the chain and a salt are shown to
          everyone who watches, the seed of a round when it is over: hashed as often as the round’s number says, it
          gives that end.
        </Trans>
      </p>
      <p>
        <Trans>
          Hash, client seed and nonce stand in the game’s menu under Fairness, your rounds under My rounds. A round
          whose result a tester has set does not follow from its seed.
        </Trans>
      </p>
    </>
  )
}

function Check() {
  return (
    <>
      <p>
        <Trans>
          In the game, open My rounds and copy a round; paste it here, or fill in the fields. Your browser works out
          hash, events and payout by the rules that the server plays by; nothing is sent anywhere.
        </Trans>
      </p>
      <RoundCheck failed={(retry) => <NoCheck onRetry={retry} />} />
    </>
  )
}

function NoCheck({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p role="alert">
        <Trans>The check could not be loaded.</Trans>
      </p>
      <Button onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </>
  )
}

function Players() {
  return (
    <ul>
      <li>
        <Trans>One account each, used by its owner only.</Trans>
      </li>
      <li>
        <Trans>No programs that place bets or play rounds for you.</Trans>
      </li>
      <li>
        <Trans>No agreement with other players about bets, seats or referrals.</Trans>
      </li>
      <li>
        <Trans>
          No betting on a match that you can influence: players, umpires, officials and those close to them.
        </Trans>
      </li>
    </ul>
  )
}
