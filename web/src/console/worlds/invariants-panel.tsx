import { Check, X } from 'lucide-react'
import { useRead } from '../control/use-control.ts'
import { Panel, readProblem } from '../panel/panel.tsx'
import './invariants-panel.css'

/** The ledger's ten, checked against everything that is stored. */
export function InvariantsPanel({ world }: { world: string }) {
  const report = useRead('readInvariants', { world }, { everyMs: 10_000 })
  const all = report.data?.invariants ?? []
  const broken = all.filter(({ holds }) => !holds).length
  const note = broken === 0 ? `${all.length} hold` : `${broken} broken`
  return (
    <Panel
      title="Invariants"
      note={report.data ? <span className={broken === 0 ? 'num-pos' : 'num-neg'}>{note}</span> : ''}
      command={{ op: 'readInvariants', input: { world } }}
    >
      {readProblem(report, 10) ?? (
        <ol className="invariants-panel">
          {all.map(({ number, name, holds, detail }) => (
            <li key={number}>
              {holds ? (
                <Check size={14} className="num-pos" aria-label="holds" />
              ) : (
                <X size={14} className="num-neg" aria-label="broken" />
              )}
              <span>
                {number} {name}
                {detail ? <small className="num-neg">{detail}</small> : null}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
