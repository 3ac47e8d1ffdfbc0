import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { env } from '../../../config/env.ts'
import { paths } from '../../../config/paths.ts'
import { TextPage } from '../text-page.tsx'
import { ContactChannels } from './contact-channels.tsx'

/** /contactus (spec 2.3): where to write, and the two anchors that the footer and the menu lead to. */
export function ContactUsPage() {
  return (
    <TextPage
      title={<Trans>Contact Us</Trans>}
      lede={<Trans>How to reach us, and what to write so that we can help.</Trans>}
      sections={[
        { id: 'support', title: <Trans>Support</Trans>, body: <Support /> },
        { id: 'safety', title: <Trans>What we never ask for</Trans>, body: <Safety /> },
        { id: 'complaints', title: <Trans>If you think a result is wrong</Trans>, body: <Complaints /> },
        { id: 'affiliates', title: <Trans>Affiliates</Trans>, body: <Affiliates /> },
      ]}
    />
  )
}

function Support() {
  return (
    <>
      <p>
        <Trans>These channels open in a new tab:</Trans>
      </p>
      <ContactChannels />
      <p>
        <Trans>It helps if your first message says:</Trans>
      </p>
      <ul>
        <li>
          <Trans>your user id, which stands at the top of the account menu;</Trans>
        </li>
        <li>
          <Trans>the reference of the bet, deposit or withdrawal, if it is about one;</Trans>
        </li>
        <li>
          <Trans>the request id, if a screen showed one below an error;</Trans>
        </li>
        <li>
          <Trans>what you did, what you expected and what you saw, with the time.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Forgotten your password? You can reset it yourself: the login form has a link that sends a code to your mobile
          number.
        </Trans>
      </p>
    </>
  )
}

function Safety() {
  return (
    <>
      <p>
        <Trans>
          Nobody who works here asks for your password, a one-time code, a PIN or a card number, on any channel. Anyone
          who does is not one of us: do not answer, and tell us.
        </Trans>
      </p>
      <p>
        <Trans>
          We never write first to offer a bonus, a tip or a way to get money back, and we never ask you to install
          anything.
        </Trans>
      </p>
    </>
  )
}

function Complaints() {
  return (
    <>
      <p>
        <Trans>
          First look at the rule of the market in <Link to={paths.gamesRules}>Games Rules</Link>. If the result still
          looks wrong, write to support within 7 days and name the bet. We compare the market with its source; a wrong
          result is settled again for everyone who had a bet on it, and both entries stay in your account statement.
        </Trans>
      </p>
      <p>
        <Trans>
          For a casino round, send the time and the name of the table. <Link to="/fairplay#check">Fair Play</Link> says
          how you can check a round yourself.
        </Trans>
      </p>
    </>
  )
}

function Affiliates() {
  return (
    <>
      <p>
        <Trans>
          Affiliates bring players by an agent code. A link with <code>?agent_code=</code> and the code fills the field
          in the sign-up form; the player sees it there and may change or clear it.
        </Trans>
      </p>
      <p>
        <Trans>
          To become one, write to support with the word "Affiliates" and say where you want to speak of us. Our terms
          are short:
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>nothing aimed at people under 18, or where many of them are;</Trans>
        </li>
        <li>
          <Trans>no promise of winnings, no tips sold, no talk of betting as income;</Trans>
        </li>
        <li>
          <Trans>no messages to people who did not ask for them;</Trans>
        </li>
        <li>
          {env().playMoney ? (
            <Trans>always say that it is play money and for adults only.</Trans>
          ) : (
            <Trans>always say that it is for adults only.</Trans>
          )}
        </li>
      </ul>
      <p>
        <Trans>
          Every player can also bring friends: your own code and link stand under{' '}
          <Link to={paths.referral}>Referral</Link> once you are logged in.
        </Trans>
      </p>
    </>
  )
}
