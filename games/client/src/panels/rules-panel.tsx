import { sharedTexts } from '../i18n/shared-texts.ts'
import { paiseOf, shortRupees } from '../money/amounts.ts'
import { useLanguage, useRounds } from '../shell/game-store.tsx'
import { panelTexts } from './panel-texts.ts'
import { useAnswer } from './use-answer.ts'

/** How the game is played, and what each bet of it gives back, worked out from the rules that the server plays by. */
export function RulesPanel() {
  const language = useLanguage()
  const t = panelTexts[language]
  const open = useRounds((rounds) => rounds.face)
  const config = useRounds((rounds) => rounds.config)
  const returns = useAnswer(async () => (open === null ? [] : (await open.face.rules(open.variant)).returns()))
  if (open === null || config === null) return <p>{sharedTexts[language].opening}</p>
  return (
    <div className="prose">
      {open.face.rulesTexts[language].map(({ title, sentences }) => (
        <section key={title}>
          <h3>{title}</h3>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
      <p>{t.maxStake(shortRupees(paiseOf(config.minBet), language), shortRupees(paiseOf(config.maxBet), language))}</p>
      {config.jurisdiction.displayRTP ? (
        <section>
          <h3>{t.returns}</h3>
          <p>{t.returnsNote}</p>
          {returns ? <ReturnsTable rows={returns} /> : <p role="status">{returns === null ? t.failed : t.loading}</p>}
        </section>
      ) : null}
    </div>
  )
}

type Row = { bet: string; expected: number; mostTimes: number }

/** The bets' names are those of the rules, which are English. */
function ReturnsTable({ rows }: { rows: readonly Row[] }) {
  const t = panelTexts[useLanguage()]
  return (
    <table className="prose-table">
      <thead>
        <tr>
          <th scope="col">{t.bet}</th>
          <th scope="col">{t.givesBack}</th>
          <th scope="col">{t.paysMost}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bet, expected, mostTimes }) => (
          <tr key={bet}>
            <td lang="en">{bet}</td>
            <td>{(expected * 100).toFixed(2)} %</td>
            <td>{(mostTimes / 100).toLocaleString('en-IN')}×</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
