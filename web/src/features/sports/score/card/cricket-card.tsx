import type { Schema } from '@chaupar/api/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Tabs } from '../../../../ui/basics/tabs.tsx'
import { type Column, Table } from '../../../../ui/records/table.tsx'

type Innings = Schema<'InningsCard'>
type Batter = Innings['batters'][number]
type Bowler = Innings['bowlers'][number]

/** The innings of a match, the running one first in sight. */
export function CricketCard({ innings }: { innings: readonly Innings[] }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<string | null>(null)
  const tabs = innings.map(({ team, runs, wickets }, index) => ({
    id: String(index),
    label: (
      <>
        <bdi>{team}</bdi> {runs}/{wickets}
      </>
    ),
  }))
  const selected = chosen ?? String(innings.length - 1)
  const shown = innings[Number(selected)]
  if (!shown) return null
  return (
    <>
      <Tabs look="chip" idPrefix="scorecard" label={t`Innings`} tabs={tabs} selected={selected} onSelect={setChosen} />
      <div
        id="scorecard-panel"
        role="tabpanel"
        aria-labelledby={`scorecard-tab-${selected}`}
        className="scorecard-innings"
      >
        <Batting innings={shown} />
        <Bowling innings={shown} />
        <Falls innings={shown} />
      </div>
    </>
  )
}

function Batting({ innings }: { innings: Innings }) {
  const { t } = useLingui()
  const columns: Column<Batter>[] = [
    {
      id: 'name',
      head: t`Batter`,
      cell: ({ name, out }) => (
        <>
          <bdi className="scorecard-name">{name}</bdi>
          <span className="scorecard-how">
            <HowOut out={out} />
          </span>
        </>
      ),
    },
    { id: 'runs', head: <Short letters="R">{t`Runs`}</Short>, figure: true, cell: ({ runs }) => <b>{runs}</b> },
    { id: 'balls', head: <Short letters="B">{t`Balls`}</Short>, figure: true, cell: ({ balls }) => balls },
    { id: 'fours', head: <Short letters="4s">{t`Fours`}</Short>, figure: true, cell: ({ fours }) => fours },
    { id: 'sixes', head: <Short letters="6s">{t`Sixes`}</Short>, figure: true, cell: ({ sixes }) => sixes },
    {
      id: 'rate',
      head: <Short letters="SR">{t`Strike rate`}</Short>,
      figure: true,
      wideOnly: true,
      cell: ({ runs, balls }) => (balls > 0 ? ((100 * runs) / balls).toFixed(1) : '–'),
    },
  ]
  const { extras, runs, wickets, overs, yetToBat, closed } = innings
  const { total, wides, noBalls, byes, legByes } = extras
  const rest = yetToBat.map(({ name }) => name).join(', ')
  return (
    <section>
      <h3>
        <Trans>Batting</Trans>
      </h3>
      <Table caption={t`Batting`} columns={columns} rows={innings.batters} keyOf={({ name }) => name} />
      <p className="scorecard-sum">
        <span>
          <Trans>
            Extras <b>{total}</b>
          </Trans>{' '}
          <small>
            <Trans>
              wides {wides}, no-balls {noBalls}, byes {byes}, leg byes {legByes}
            </Trans>
          </small>
        </span>
        <span>
          <Trans>
            Total{' '}
            <b>
              {runs}/{wickets}
            </b>{' '}
            in {overs} overs
          </Trans>
        </span>
      </p>
      {rest === '' ? null : (
        <p className="scorecard-rest">
          {closed ? <Trans>Did not bat: {rest}</Trans> : <Trans>Yet to bat: {rest}</Trans>}
        </p>
      )}
    </section>
  )
}

/** How a batter got out, as the field writes it. */
function HowOut({ out }: { out: Batter['out'] }) {
  const { fielder, bowler } = out ?? {}
  switch (out?.kind) {
    case undefined:
      return <Trans>not out</Trans>
    case 'caught':
      return fielder === bowler ? (
        <Trans>c and b {bowler}</Trans>
      ) : (
        <Trans>
          c {fielder} b {bowler}
        </Trans>
      )
    case 'bowled':
      return <Trans>b {bowler}</Trans>
    case 'lbw':
      return <Trans>lbw b {bowler}</Trans>
    case 'stumped':
      return (
        <Trans>
          st {fielder} b {bowler}
        </Trans>
      )
    case 'run_out':
      return <Trans>run out ({fielder})</Trans>
  }
}

function Bowling({ innings }: { innings: Innings }) {
  const { t } = useLingui()
  const columns: Column<Bowler>[] = [
    { id: 'name', head: t`Bowler`, cell: ({ name }) => <bdi className="scorecard-name">{name}</bdi> },
    { id: 'overs', head: <Short letters="O">{t`Overs`}</Short>, figure: true, cell: ({ overs }) => overs },
    { id: 'maidens', head: <Short letters="M">{t`Maidens`}</Short>, figure: true, cell: ({ maidens }) => maidens },
    { id: 'runs', head: <Short letters="R">{t`Runs`}</Short>, figure: true, cell: ({ runs }) => runs },
    {
      id: 'wickets',
      head: <Short letters="W">{t`Wickets`}</Short>,
      figure: true,
      cell: ({ wickets }) => <b>{wickets}</b>,
    },
    {
      id: 'economy',
      head: <Short letters="ER">{t`Runs an over`}</Short>,
      figure: true,
      wideOnly: true,
      cell: ({ runs, overs }) => economy(runs, overs),
    },
  ]
  return (
    <section>
      <h3>
        <Trans>Bowling</Trans>
      </h3>
      <Table caption={t`Bowling`} columns={columns} rows={innings.bowlers} keyOf={({ name }) => name} />
    </section>
  )
}

/** Runs an over from overs as 3.4: three and four balls. */
function economy(runs: number, overs: string): string {
  const [whole = '0', balls = '0'] = overs.split('.')
  const bowled = Number(whole) + Number(balls) / 6
  return bowled > 0 ? (runs / bowled).toFixed(2) : '–'
}

function Falls({ innings: { falls } }: { innings: Innings }) {
  if (falls.length === 0) return null
  return (
    <section>
      <h3>
        <Trans>Fall of wickets</Trans>
      </h3>
      <ol className="scorecard-falls">
        {falls.map(({ name, runs, overs }, index) => (
          <li key={name}>
            <b>
              {runs}/{index + 1}
            </b>{' '}
            <bdi>{name}</bdi>{' '}
            <span className="text-muted">
              <Trans>{overs} overs</Trans>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The letters of the field in a narrow column, and the word for who hears it. */
function Short({ letters, children }: { letters: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{letters}</span>
      <span className="sr-only">{children}</span>
    </>
  )
}
