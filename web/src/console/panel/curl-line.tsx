import { controlBase, controlToken } from '../control/control.ts'
import { type Command, curlOf, shortCurlOf } from '../control/curl.ts'
import { CopyLine } from './copy-line.tsx'

/** The command line that does what the panel did last; copied, it holds the whole address. */
export function CurlLine({ command }: { command: Command }) {
  const hasToken = controlToken() !== null
  return (
    <CopyLine
      shown={shortCurlOf(command, { hasToken })}
      whole={curlOf(command, { base: controlBase(), hasToken })}
      noun={`the command ${command.op}`}
    />
  )
}
