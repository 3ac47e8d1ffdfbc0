import { pactSituations } from '@chaupar/api/pacts.gen'

/** How many situations of an operation or event the pacts describe; nothing where there is none. */
export function PactTag({ name }: { name: string }) {
  const count = pactSituations[name]?.length ?? 0
  return count > 0 ? <span className="tag tag-quiet">{count === 1 ? '1 pact' : `${count} pacts`}</span> : null
}

/** The situations of an operation or event that a pact describes. */
export function Situations({ name }: { name: string }) {
  const situations = pactSituations[name]
  if (!situations) return null
  return (
    <>
      <h3>Pacts</h3>
      <ul>
        {situations.map((situation) => (
          <li key={situation}>{situation}</li>
        ))}
      </ul>
    </>
  )
}
