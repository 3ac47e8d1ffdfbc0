import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { env } from '../../../config/env.ts'
import { paths } from '../../../config/paths.ts'
import { TextPage } from '../text-page.tsx'

/** /privacypolicy (spec 2.3): what the product really keeps, where, and for whom. */
export function PrivacyPolicyPage() {
  return (
    <TextPage
      title={<Trans>Privacy Policy</Trans>}
      lede={
        <Trans>
          What we know about you, why, who else sees it and how you can have it changed or removed. No tracking, no
          advertising networks, nothing sold.
        </Trans>
      }
      sections={[
        { id: 'account', title: <Trans>What you give us</Trans>, body: <Given /> },
        { id: 'play', title: <Trans>What playing leaves behind</Trans>, body: <LeftBehind /> },
        { id: 'browser', title: <Trans>What stays in your browser</Trans>, body: <InBrowser /> },
        { id: 'others', title: <Trans>Who else sees it</Trans>, body: <Others /> },
        { id: 'keeping', title: <Trans>How long it is kept</Trans>, body: <Keeping /> },
        { id: 'rights', title: <Trans>Your rights</Trans>, body: <Rights /> },
      ]}
    />
  )
}

function Given() {
  return (
    <ul>
      <li>
        <Trans>
          <b>Name, username and mobile number</b>, when you sign up. The number gets your one-time codes; we do not call
          it or send it advertising.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>Your password</b>, of which only a salted hash is kept. We cannot read it.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>An agent code</b>, if you enter one, or came by a link that has one and leave it in the form.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>Identity documents</b>, only if you upload them under KYC: the kind of document, its number, how long it is
          valid, the file, and what else the form asks.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>Accounts for withdrawals</b> that you save under bank details.
        </Trans>
      </li>
    </ul>
  )
}

function LeftBehind() {
  return (
    <ul>
      <li>
        <Trans>
          Bets, game launches and rounds, favourite games, pinned markets, deposits, withdrawals, bonuses, what we
          notified you of and every entry of your account statement.
        </Trans>
      </li>
      <li>
        <Trans>
          The limits and breaks that you set for yourself. They are kept to hold them, never to judge or to advertise.
        </Trans>
      </li>
      <li>
        <Trans>
          Where you are logged in: the kind of device, when it began and when it was last used. You see this list in
          your profile.
        </Trans>
      </li>
      <li>
        <Trans>
          The page that a visit began on, the page that linked to it, and your IP address, to defend the site against
          attacks and to count links of affiliates.
        </Trans>
      </li>
    </ul>
  )
}

function InBrowser() {
  return (
    <>
      <p>
        <Trans>
          We set no cookies for advertising or statistics, and no script or font comes from another company's server.
          Pictures, live TV and games come from one only where the operator has allowed it. What the browser keeps for
          us:
        </Trans>
      </p>
      <dl>
        <div>
          <dt>
            <Trans>Until you sign out</Trans>
          </dt>
          <dd>
            <Trans>
              the token that says who you are, your user id, names and number, and the last balance and exposure shown.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Until you have registered</Trans>
          </dt>
          <dd>
            <Trans>the number that you entered, its code, and the agent code and the source of a link.</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Until you clear it</Trans>
          </dt>
          <dd>
            <Trans>
              your choices: theme, language, quick stakes, price policy, last played games, favourites, starred matches
              and pinned markets; and when you last looked at your notifications. Games, matches and markets are kept
              under your user id, or under your number where there is none.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Until you close the tab</Trans>
          </dt>
          <dd>
            <Trans>
              match and price data, so that going back is quick; the selections in your slip; the page or the price that
              you chose before you logged in; the announcements that you dismissed; and what the page has to know after
              it loads itself again.
            </Trans>
          </dd>
        </div>
      </dl>
    </>
  )
}

function Others() {
  return (
    <ul>
      <li>
        <Trans>
          <b>Game providers</b> get a one-time pass for the game that you open, and with it your balance and your rounds
          there; not your name, number or password.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>Payment providers</b> get the amount and the reference of a deposit that you pay on their page, and the
          account that a withdrawal goes to.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>The service of live TV</b> learns which match you watch and, where the operator has allowed it, who you
          are.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>Affiliates</b> and players who referred you see a masked username, when and by which link you came, whether
          you play and what that earned them; not your name or number.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>Other players</b> in a crash game or at a live table see a masked username, your stake and what it paid.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>Messengers</b> such as WhatsApp or Telegram see what you write to us there; their own rules hold.
        </Trans>
      </li>
      <li>
        <Trans>
          <b>Authorities</b> get what a court or a law requires, and no more.
        </Trans>
      </li>
    </ul>
  )
}

function Keeping() {
  return (
    <>
      <p>
        <Trans>
          As long as your account exists. When it is closed we erase what no law tells us to keep. A break that you
          chose is kept until it ends, together with your mobile number, so that no new account with that number undoes
          it.
        </Trans>
      </p>
      {env().playMoney ? (
        <p className="text-page-note">
          <Trans>
            While the DEMO badge shows, this is a demonstration: its data may be reset at any time, and accounts go with
            it. Please use no password here that you use elsewhere.
          </Trans>
        </p>
      ) : null}
    </>
  )
}

function Rights() {
  return (
    <>
      <p>
        <Trans>
          You may ask what we keep about you, have mistakes corrected, have it erased, and withdraw a consent that you
          gave. In India the Digital Personal Data Protection Act, 2023 gives you these rights.
        </Trans>
      </p>
      <p>
        <Trans>
          Much of it you can do yourself: password and devices in your profile, saved accounts under bank details. For
          the rest <Link to={paths.support}>write to support</Link>. We answer only on a channel that we can tie to your
          account, so that nobody else gets your data.
        </Trans>
      </p>
    </>
  )
}
