import { type CoverageRow, coverageColumns, coverageReasons, coverageRows } from '@chaupar/contracts/coverage.gen'
import { groupBy } from '@chaupar/contracts/group-by'
import { Disclosure } from './disclosure.tsx'
import './coverage-view.css'

/** The rows that speak of the words, by operation or event. */
export function coverageOf(words: string): Map<string, CoverageRow[]> {
  const found = coverageRows.filter(({ id, part, document }) =>
    `${id} ${part} ${document}`.toLowerCase().includes(words),
  )
  return groupBy(found, ({ document, kind, id }) => `${document} ${kind} ${id}`)
}

/**
 * What shows each promise of the documents: every status of every operation, every direction of every event. The same is
 * written as text in docs/contract-coverage.md.
 */
export function CoverageView({ words }: { words: string }) {
  const groups = [...coverageOf(words)]
  if (groups.length === 0) return <p className="console-empty">Nothing speaks of it.</p>
  return (
    <>
      <p className="console-note">
        How many examples, walks, files of tests, pacts and journeys show an answer or a message; a dash stands for
        none.
      </p>
      <Disclosure className="call-view" summary={`Why some are shown by none (${coverageReasons.length} reasons)`}>
        {() => (
          <ul className="coverage-reasons">
            {coverageReasons.map(({ text, because, holes }) => (
              <li key={`${text} ${because}`}>
                <b>{text}</b> ({holes}): {because}
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
      <div className="coverage-scroll">
        <table className="coverage-table">
          <thead>
            <tr>
              <th scope="col">operation or event</th>
              <th scope="col">status or direction</th>
              {coverageColumns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(([key, rows]) => (
            <tbody key={key}>
              {rows.map((row, at) => (
                <Row key={row.part} row={row} heads={at === 0 ? rows.length : 0} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  )
}

/** `heads`: how many rows the name of the operation stands for, 0 where another row has named it. */
function Row({ row: { id, document, part, shown }, heads }: { row: CoverageRow; heads: number }) {
  return (
    <tr>
      {heads > 0 && (
        <th scope="rowgroup" rowSpan={heads}>
          <code>{id}</code> <span className="console-note">{document}</span>
        </th>
      )}
      <td>{part}</td>
      {coverageColumns.map((column, at) => (
        <td key={column} className={shown[at] ? undefined : 'coverage-hole'}>
          {shown[at] || '-'}
        </td>
      ))}
    </tr>
  )
}
