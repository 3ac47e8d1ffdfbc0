import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { TextPage } from '../text-page.tsx'
import { SeedCheckForm } from './seed-check-form.tsx'

/** /fairplay (spec 2.3): how prices, bets and rounds are kept honest; `#check` checks the seed of a round. */
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
          In play a bet waits a few seconds before it is taken. The wait is the same for everyone and stands at the head
          of the market; it keeps people who sit in the stadium from being ahead of everyone else.
        </Trans>
      </li>
      <li>
        <Trans>While a ball is bowled or something is under review the market takes no bets at all.</Trans>
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
          At a live table the cards and wheels are real and you watch them. In games that a computer deals, such as
          crash, dice, mines and slots, the outcome is fixed before you stake, in three steps:
        </Trans>
      </p>
      <ol>
        <li>
          <Trans>
            Before the round the server draws a secret <b>server seed</b> and shows its SHA-256 <b>hash</b>: a
            fingerprint from which nobody can work out the seed, and which fits no other.
          </Trans>
        </li>
        <li>
          <Trans>
            Your side adds a <b>client seed</b>, which you may change, and a <b>nonce</b> that counts your rounds. The
            outcome follows from the three together, so the server cannot choose it alone.
          </Trans>
        </li>
        <li>
          <Trans>
            After the round the server seed is shown. If its hash is the one from before, nothing was changed.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          A game that works this way shows hash, seeds and nonce in its own frame, next to the result. A game that shows
          none of them is not checked this way.
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
          Copy both lines from the game. Your browser works out the hash of the seed and compares; nothing is sent
          anywhere.
        </Trans>
      </p>
      <SeedCheckForm />
      <p>
        <Trans>
          This shows that the seed was fixed before the round. To follow the outcome itself, use client seed and nonce
          as the game's own help describes.
        </Trans>
      </p>
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
