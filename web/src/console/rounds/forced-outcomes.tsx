import { type Actions, useRead } from '../control/use-control.ts'

/** What is set for next rounds and not played yet, each with a button that takes it back. */
export function ForcedOutcomes({ world, act }: { world: string; act: Actions['act'] }) {
  const forced = useRead('listForcedOutcomes', { world }, { everyMs: 3000 })
  if (forced.data === undefined || forced.data.length === 0) return null
  return (
    <ul className="console-list" aria-label="Set for next rounds">
      {forced.data.map(({ game, words, isShared }) => (
        <li key={`${game} ${words}`}>
          <span>
            <b>{game}</b>
            <small>
              {isShared ? 'Next shared round' : 'Next round'}: {words}
            </small>
          </span>
          <button
            type="button"
            className="console-button"
            aria-label={`Take back the next round of ${game}`}
            onClick={() => act('clearForcedOutcomes', { world, game })}
          >
            Take back
          </button>
        </li>
      ))}
    </ul>
  )
}
