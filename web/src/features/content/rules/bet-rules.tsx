import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** From the tap to the answer. */
export function Placing() {
  return (
    <>
      <p>
        <Trans>
          <b>Back</b> (blue) says that something happens, <b>lay</b> (pink) that it does not. A tap on a price puts it
          in the slip; nothing is bet before you enter a stake and place it. Only if you switch on one-click betting
          does a tap place a bet at once.
        </Trans>
      </p>
      <p>
        <Trans>
          Before the start a bet is answered at once. In play it waits: how many seconds stands in the slip. When the
          time is over the market is looked at again. The bet is accepted at the best price of that moment, if your
          choice for price changes takes it, or rejected with the reason. A bet counts only when the slip says accepted
          and gives a reference. An accepted bet cannot be taken back.
        </Trans>
      </p>
      <p>
        <Trans>
          Match odds, goals and set winners take offers too: where the market has a worse price than the one you want,
          you may keep your bet as an offer at your price. It waits in the book, is matched whole or in parts as soon as
          the market comes to it, and can be changed or cancelled until then. It lapses when the match begins, unless
          you keep it in play too.
        </Trans>
      </p>
      <p>
        <Trans>
          If the answer is lost on the way, the slip says so and asks for the result. It never sends the same bet twice.
        </Trans>
      </p>
    </>
  )
}

/** What the three kinds of price pay, to the paisa. */
export function Odds() {
  return (
    <>
      <div className="text-page-table">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Price</Trans>
              </th>
              <th scope="col">
                <Trans>If the bet wins</Trans>
              </th>
              <th scope="col">
                <Trans>If it loses</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            <PriceRow
              name={<Trans>Odds 3.05, back 1,000</Trans>}
              win={<Trans>+2,050.00: stake × (odds − 1)</Trans>}
              loss={<Trans>−1,000.00: the stake</Trans>}
            />
            <PriceRow
              name={<Trans>Odds 2.50, lay 500</Trans>}
              win={<Trans>+500.00: the stake</Trans>}
              loss={<Trans>−750.00: stake × (odds − 1)</Trans>}
            />
            <PriceRow
              name={<Trans>Rate 85, back 1,000</Trans>}
              win={<Trans>+850.00: stake × rate / 100</Trans>}
              loss={<Trans>−1,000.00: the stake</Trans>}
            />
            <PriceRow
              name={<Trans>Rate 215, lay 333.33</Trans>}
              win={<Trans>+333.33: the stake</Trans>}
              loss={<Trans>−716.66: stake × rate / 100</Trans>}
            />
            <PriceRow
              name={<Trans>Yes 245 at 100, 1,000</Trans>}
              win={<Trans>+1,000.00 from 245 runs on</Trans>}
              loss={<Trans>−1,000.00 up to 244 runs</Trans>}
            />
            <PriceRow
              name={<Trans>No 248 at 110, 1,000</Trans>}
              win={<Trans>+1,000.00 up to 247 runs</Trans>}
              loss={<Trans>−1,100.00 from 248 runs on</Trans>}
            />
          </tbody>
        </table>
      </div>
      <p>
        <Trans>
          Each bet's win or loss is rounded to whole paise once, half a paisa away from zero. There is no commission on
          top. The stake of a lay bet is the stake of the player on the other side; what you can lose is its liability.
        </Trans>
      </p>
    </>
  )
}

function PriceRow({ name, win, loss }: Record<'name' | 'win' | 'loss', ReactNode>) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{win}</td>
      <td>{loss}</td>
    </tr>
  )
}

/** What is held, and the least and the most. */
export function Limits() {
  return (
    <>
      <p>
        <Trans>
          Your exposure on a market is the most you can lose there, over every way it can end, from all your accepted
          bets together and the offers that wait. It is held out of your balance until the market is settled. A bet that
          lowers it frees the difference at once, and only a bet that raises it needs money.
        </Trans>
      </p>
      <p>
        <Trans>
          Example: you back A with 1,000 at 3.05, and 1,000.00 is held. Then you lay A with 500 at 2.50. Now A brings
          +1,300.00 and everyone else −500.00, so only 500.00 is held and 500.00 comes free.
        </Trans>
      </p>
      <p>
        <Trans>
          The smallest and the largest stake of a bet stand with each market. Your own limits under Responsible Gaming
          come on top.
        </Trans>
      </p>
    </>
  )
}

/** The four policies of the slip (docs/money.md). */
export function PriceChanges() {
  return (
    <>
      <p>
        <Trans>You choose in the slip what happens when the price is another one by the time the bet is taken:</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            <b>never</b>: only exactly the price you saw;
          </Trans>
        </li>
        <li>
          <Trans>
            <b>better only</b>: that price or a better one;
          </Trans>
        </li>
        <li>
          <Trans>
            <b>within some ticks</b>: also a price that is so many steps worse, and not one more;
          </Trans>
        </li>
        <li>
          <Trans>
            <b>any</b>: whatever the price is then.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Better means: higher for a back, lower for a lay; for Yes fewer runs, for No more runs. On a line the runs
          decide first, then the rate.
        </Trans>
      </p>
    </>
  )
}

/** Cash-out, where the server offers it. */
export function TakingOut() {
  return (
    <>
      <p>
        <Trans>
          Where it is offered, an open bet can be ended early, whole or in part, at the best price of the other side.
          The amount is what would be left if you made all outcomes equal: a back of 1,000 at 3.00 against a lay at 2.00
          gives 1,000 × 3.00 / 2.00 = 1,500.00 back, a win of 500.00. It is rounded once and never below zero. There is
          no cash-out while a market is suspended or a ball is running, nor on a line that has moved away from yours.
        </Trans>
      </p>
      <p>
        <Trans>
          Where auto cash-out is offered, the server cashes out at a profit or a loss that you set, also while you are
          signed out. It pays what is offered then: a price may jump past your line. While there is no cash-out it
          waits, and when the market ends it lapses.
        </Trans>
      </p>
    </>
  )
}
