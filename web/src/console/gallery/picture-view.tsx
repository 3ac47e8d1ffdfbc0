import type { ControlData } from '@chaupar/api/control-client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailure } from '../../ui/states/failure.ts'
import { controlPath, controlToken } from '../control/control.ts'
import { readProblem } from '../panel/panel.tsx'

type Picture = ControlData<'listGallery'>['pictures'][number]
type Kind = 'latest' | 'accepted' | 'difference'

const kinds: Readonly<Record<Picture['result'], readonly Kind[]>> = {
  new: ['latest'],
  same: ['latest', 'accepted'],
  changed: ['accepted', 'latest', 'difference'],
  failed: [],
}
const kindNames: Readonly<Record<Kind, string>> = { latest: 'Latest', accepted: 'Accepted', difference: 'Difference' }

export type PictureViewProps = {
  picture: Picture
  /** When the gallery was made: a later gallery's pictures are read again. */
  madeAt: string
}

/** One picture beside the accepted one and their difference, or one of them alone. */
export function PictureView({ picture: { name, result, problem }, madeAt }: PictureViewProps) {
  const [alone, setAlone] = useState<Kind | null>(result === 'changed' ? null : 'latest')
  const available = kinds[result]
  const shown = alone === null ? available : available.filter((kind) => kind === alone)
  return (
    <section className="picture-view" aria-label="Chosen picture">
      <h3>{name}</h3>
      {problem === undefined ? null : <pre className="console-failed">{problem}</pre>}
      {available.length < 2 ? null : (
        <div className="console-chips">
          {[null, ...available].map((kind) => (
            <button
              key={kind}
              type="button"
              className="console-chip"
              aria-pressed={kind === alone}
              onClick={() => setAlone(kind)}
            >
              {kind === null ? 'Side by side' : kindNames[kind]}
            </button>
          ))}
        </div>
      )}
      <div className="picture-view-side-by-side">
        {shown.map((kind) => (
          <figure key={kind}>
            <figcaption>{kindNames[kind]}</figcaption>
            <PictureFile kind={kind} name={name} madeAt={madeAt} />
          </figure>
        ))}
      </div>
    </section>
  )
}

function PictureFile({ kind, name, madeAt }: { kind: Kind; name: string; madeAt: string }) {
  const file = useQuery({ queryKey: ['picture', kind, name, madeAt], queryFn: () => readPicture(kind, name) })
  const problem = readProblem({ data: file.data, error: useFailure(file), refetch: file.refetch }, 6)
  return problem ?? <img src={file.data} alt={`${kindNames[kind]}: ${name}`} />
}

/** A picture as a data: address. An `<img>` cannot send the control token, and the policy allows no blob: address. */
async function readPicture(kind: Kind, name: string): Promise<string> {
  const token = controlToken()
  const response = await fetch(`${controlPath}/gallery/${kind}/${name}.png`, {
    headers: token === null ? {} : { 'x-control-token': token },
  })
  if (!response.ok) throw new Error(`${response.status}`)
  const picture = await response.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
}
