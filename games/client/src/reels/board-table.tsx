import type { Board } from './board.ts'
import { cellName, type Wording } from './sentences.ts'
import { reelTexts } from './texts.ts'

/** The board in words, for who does not see the picture: a column for each reel. */
export function BoardTable({ board, wording }: { board: Board; wording: Wording }) {
  const t = reelTexts[wording.language]
  const rows = [...Array(Math.max(0, (board[0]?.length ?? 2) - 2)).keys()]
  const reels = [...board.keys()]
  return (
    <table className="only-spoken">
      <caption>{t.board}</caption>
      <thead>
        <tr>
          {reels.map((reel) => (
            <th key={reel} scope="col">
              {t.reel(reel + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {reels.map((reel) => {
              const cell = board[reel]?.[row + 1]
              return <td key={reel}>{cell === undefined ? '' : cellName(cell, wording)}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
