import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { env } from '../../../config/env.ts'
import { paths } from '../../../config/paths.ts'
import { TextPage } from '../text-page.tsx'
import { Changes, Closing, Liability, Trouble } from './terms-endings.tsx'

/** /terms (spec 2.3): the agreement in words that need no lawyer; what is said of play money holds while it is play money. */
export function TermsPage() {
  return (
    <TextPage
      title={<Trans>Terms and Conditions</Trans>}
      lede={
        <Trans>
          What you agree to when you play here, and what you can hold us to. Please read it before you sign up; it takes
          five minutes.
        </Trans>
      }
      sections={[
        { id: 'who', title: <Trans>Who may play</Trans>, body: <Who /> },
        ...(env().playMoney ? [{ id: 'play-money', title: <Trans>Play money</Trans>, body: <PlayMoney /> }] : []),
        { id: 'account', title: <Trans>Your account</Trans>, body: <Account /> },
        { id: 'bets', title: <Trans>Bets and games</Trans>, body: <Bets /> },
        { id: 'cashier', title: <Trans>Deposits and withdrawals</Trans>, body: <Cashier /> },
        { id: 'bonuses', title: <Trans>Bonuses and referrals</Trans>, body: <Bonuses /> },
        { id: 'closing', title: <Trans>Breaks and closing an account</Trans>, body: <Closing /> },
        { id: 'trouble', title: <Trans>When something breaks</Trans>, body: <Trouble /> },
        { id: 'liability', title: <Trans>What we answer for</Trans>, body: <Liability /> },
        { id: 'changes', title: <Trans>Changes, law and disputes</Trans>, body: <Changes /> },
      ]}
    />
  )
}

function Who() {
  return (
    <>
      <p>
        <Trans>
          You are 18 or older, you play for yourself, and where you are the law allows it. In India rules on online
          games differ from state to state and change; you are the one who has to know those of the place you play from.
        </Trans>
      </p>
      <p>
        <Trans>
          You are not under a self-exclusion here, and you are not somebody who can influence a match on which you bet.
        </Trans>
      </p>
    </>
  )
}

function PlayMoney() {
  return (
    <>
      <p className="text-page-note">
        <Trans>
          All amounts on this site are play money. They have no value, cannot be bought or sold, and cannot be turned
          into money, goods or anything else.
        </Trans>
      </p>
      <p>
        <Trans>
          Amounts are written in rupees because that is how these games are read. A new account starts with an amount of
          play money. Winning here says nothing about winning elsewhere.
        </Trans>
      </p>
    </>
  )
}

function Account() {
  return (
    <ul>
      <li>
        <Trans>
          One account each, with your own mobile number. A code may be sent to it to make sure that it is yours.
        </Trans>
      </li>
      <li>
        <Trans>Keep your password to yourself. What is done with it counts as done by you until you tell us.</Trans>
      </li>
      <li>
        <Trans>
          We may ask for identity documents, for instance before a withdrawal. Until they are approved what depends on
          them has to wait.
        </Trans>
      </li>
      <li>
        <Trans>A demo login is shared by everyone who uses it: anybody may see and change what is in it.</Trans>
      </li>
    </ul>
  )
}

function Bets() {
  return (
    <p>
      <Trans>
        The <Link to={paths.gamesRules}>Games Rules</Link> are part of these terms; for a casino game, so are the rules
        in its own frame. A bet is agreed when the slip says accepted, at the odds and the stake that it then shows. We
        may refuse a bet or limit a market, for all players alike. <Link to={paths.fairPlay}>Fair Play</Link> says what
        we promise and what we ask of you.
      </Trans>
    </p>
  )
}

function Cashier() {
  return (
    <>
      {env().playMoney ? (
        <p>
          <Trans>
            Deposits and withdrawals follow the steps of a real cashier with play money. Send no real money to any
            account, number or address that these steps show: it would not arrive here, and we could not return it.
          </Trans>
        </p>
      ) : null}
      <p>
        <Trans>
          A deposit has to be staked once before it counts as cash that can be withdrawn. While a withdrawal is pending
          its amount is held; if you cancel it or it is declined, exactly that amount comes back. Limits and hours stand
          with each method.
        </Trans>
      </p>
    </>
  )
}

function Bonuses() {
  return (
    <p>
      <Trans>
        A bonus is voluntary and can be claimed once. What has to be staked, in which parts it is released and when it
        expires stand beside it before you claim; cancelling loses only what was not released. A referral counts once
        for each new player, when their first bet on a match is won or lost; you may not refer yourself.
      </Trans>
    </p>
  )
}
