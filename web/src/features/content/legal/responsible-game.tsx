import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { env } from '../../../config/env.ts'
import { paths } from '../../../config/paths.ts'
import { useKeepsLimits } from '../../../player/running-break.tsx'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { TextPage } from '../text-page.tsx'

/** /responsiblegame (spec 2.3): the player's tools (handed in: they belong to the account), signs, limits, breaks, and who helps. */
export function ResponsibleGame({ tools }: { tools: ReactNode }) {
  const keepsLimits = useKeepsLimits()
  const limits = keepsLimits
    ? [
        { id: 'limits', title: <Trans>Your own limits</Trans>, body: <OwnLimits /> },
        { id: 'breaks', title: <Trans>Breaks and self-exclusion</Trans>, body: <Breaks /> },
      ]
    : [{ id: 'limits', title: <Trans>Limits and breaks</Trans>, body: <BySupport /> }]
  return (
    <TextPage
      tools={tools}
      title={<Trans>Responsible Gaming</Trans>}
      lede={
        <Trans>
          Betting is a pastime that costs something, never a way to earn. These are the tools to keep it small, and who
          to talk to when it is not.
        </Trans>
      }
      sections={[
        { id: 'adults', title: <Trans>Adults only</Trans>, body: <Adults /> },
        { id: 'signs', title: <Trans>Signs to take seriously</Trans>, body: <Signs /> },
        ...limits,
        { id: 'help', title: <Trans>Somebody to talk to</Trans>, body: <Help /> },
        { id: 'family', title: <Trans>If you worry about somebody else</Trans>, body: <Family /> },
      ]}
    />
  )
}

function Adults() {
  return (
    <p>
      <Trans>
        Nobody under 18 may register or play. If you share a phone or a computer with children, sign out when you leave
        and let no browser keep your password. An account of somebody under 18 is closed when we learn of it.
      </Trans>
    </p>
  )
}

function Signs() {
  return (
    <>
      <p>
        <Trans>Stop and think when you notice one of these in yourself:</Trans>
      </p>
      <ul>
        <li>
          <Trans>you stake more to win back what you lost;</Trans>
        </li>
        <li>
          <Trans>you play longer than you meant to, or at hours when you should sleep or work;</Trans>
        </li>
        <li>
          <Trans>you hide it from people close to you;</Trans>
        </li>
        <li>
          <Trans>you borrow, sell things or use money that was meant for something else;</Trans>
        </li>
        <li>
          <Trans>you are restless or angry when you cannot play.</Trans>
        </li>
      </ul>
      {env().playMoney ? (
        <p>
          <Trans>
            Play money trains the same habits. If it feels like this here, it is a good moment to take a break, and a
            good reason not to play for money anywhere.
          </Trans>
        </p>
      ) : null}
    </>
  )
}

function OwnLimits() {
  const player = useIsAuthenticated()
  return (
    <>
      <p>
        <Trans>
          On this page you set the most that you may deposit, stake and lose, each over 24 hours, 7 days and 30 days,
          counted back from now. Every limit holds by itself, so the lowest wins.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>A lower limit holds at once.</Trans>
        </li>
        <li>
          <Trans>A higher limit, or none, holds only after 24 hours. Until then you can take it back.</Trans>
        </li>
        <li>
          <Trans>
            The limit on losses counts what is still open as lost, so that a row of bets cannot slip past it.
          </Trans>
        </li>
        <li>
          <Trans>
            A reality check shows you how long you have been signed in and what play came to, every so many minutes as
            you choose.
          </Trans>
        </li>
      </ul>
      {player ? (
        <p>
          <Link to={paths.setLimits} className={buttonClass('secondary')}>
            <Trans>Set my limits</Trans>
          </Link>
        </p>
      ) : (
        <p>
          <Trans>Log in to set them; they stand at the head of this page.</Trans>
        </p>
      )}
    </>
  )
}

/** In place of both where the server keeps neither. */
function BySupport() {
  return (
    <p>
      <Trans>
        To set limits or to take a break, write to <Link to={paths.support}>support</Link>.
      </Trans>
    </p>
  )
}

function Breaks() {
  return (
    <>
      <ul>
        <li>
          <Trans>
            <b>Time-out</b>: a day, two days, a week or 30 days.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Self-exclusion</b>: six months, a year or five years.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          During either you cannot bet, open games, deposit or claim a bonus. You can still log in, see your bets settle
          and withdraw. Neither can be shortened by you or by us, so think before you press; there is nothing to think
          about if you feel you need it.
        </Trans>
      </p>
      <BreakLink />
    </>
  )
}

function BreakLink() {
  const player = useIsAuthenticated()
  if (!player) return null
  return (
    <p>
      <Link to={paths.takeBreak} className={buttonClass('secondary')}>
        <Trans>Take a break</Trans>
      </Link>
    </p>
  )
}

function Help() {
  return (
    <>
      <p>
        <Trans>
          In India the government's mental-health line <b>Tele-MANAS</b> listens day and night, free of charge and in
          many languages: <a href="tel:14416">14416</a>. You need not give a name, and gambling is a good enough reason
          to call.
        </Trans>
      </p>
      <p>
        <Trans>
          If you think of harming yourself, call the emergency number <a href="tel:112">112</a> or go to the nearest
          hospital now.
        </Trans>
      </p>
      <p>
        <Trans>
          A doctor can help too, and so can telling one person you trust. Elsewhere in the world, ask for your country's
          gambling helpline: most have one.
        </Trans>
      </p>
    </>
  )
}

function Family() {
  return (
    <p>
      <Trans>
        Speak about what you see, not about blame; do not pay debts without a plan; and keep your own money and cards
        apart. You may call Tele-MANAS for yourself, too. We cannot tell you about somebody's account, but{' '}
        <Link to={paths.support}>support</Link> explains to anyone how limits and exclusion work.
      </Trans>
    </p>
  )
}
