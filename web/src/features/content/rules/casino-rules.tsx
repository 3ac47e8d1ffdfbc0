import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** The casino families in short; each game has its whole rules and its payouts in its own help. */
export function CasinoFamilies() {
  return (
    <>
      <p>
        <Trans>
          Each game has its full rules and its payouts in its own frame, and they hold for it. In short, what the
          families have in common:
        </Trans>
      </p>
      <CardFamilies />
      <MachineFamilies />
      <p>
        <Trans>
          A round counts with the stakes that were accepted before it closed. If your connection breaks, a round of your
          own waits until you open the game again; one that all players share goes on without you. A decision that waits
          for more than a day is taken for you in the safest way. <Link to="/fairplay#check">Fair Play</Link> says how a
          round can be checked.
        </Trans>
      </p>
    </>
  )
}

function CardFamilies() {
  return (
    <dl>
      <Family name={<Trans>Andar Bahar</Trans>}>
        <Trans>
          One card is shown. Cards are then dealt in turn to Andar and Bahar until one side gets a card of the same
          rank; that side wins.
        </Trans>
      </Family>
      <Family name={<Trans>Teen Patti</Trans>}>
        <Trans>
          Three cards each. From high to low: trail (three alike), pure sequence, sequence, colour, pair, high card.
        </Trans>
      </Family>
      <Family name={<Trans>Baccarat</Trans>}>
        <Trans>
          Player or Banker, whichever is closer to nine; tens and pictures count nothing. A tie returns the stakes on
          both.
        </Trans>
      </Family>
      <Family name={<Trans>Blackjack</Trans>}>
        <Trans>Closer to 21 than the dealer without going over. The table says when the dealer has to stand.</Trans>
      </Family>
      <Family name={<Trans>Dragon Tiger, Lucky 7, 32 Cards</Trans>}>
        <Trans>
          One card a side, the higher wins; one card, below, above or exactly seven; four hands with points to start
          with, the highest wins.
        </Trans>
      </Family>
    </dl>
  )
}

function MachineFamilies() {
  return (
    <dl>
      <Family name={<Trans>Roulette and wheels</Trans>}>
        <Trans>The pocket or field that is drawn decides; ball or pointer come to rest there.</Trans>
      </Family>
      <Family name={<Trans>Sic Bo and dice</Trans>}>
        <Trans>
          The faces that are drawn decide, and the dice show them; in games of one number, the number that is drawn.
        </Trans>
      </Family>
      <Family name={<Trans>Crash games such as Aviator</Trans>}>
        <Trans>
          The multiplier grows until it ends without warning. Who has taken out before gets stake × multiplier; who has
          not, loses the stake.
        </Trans>
      </Family>
      <Family name={<Trans>Mines, Plinko, Hilo, Keno, Goal</Trans>}>
        <Trans>
          Your choice and the drawn outcome give a multiplier, which the game shows before you choose. You may take out
          where the game offers it.
        </Trans>
      </Family>
      <Family name={<Trans>Slots</Trans>}>
        <Trans>
          Symbols on the lines, or in the ways, of the pay table. Features and free spins are played with the stake that
          started them.
        </Trans>
      </Family>
    </dl>
  )
}

function Family({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
