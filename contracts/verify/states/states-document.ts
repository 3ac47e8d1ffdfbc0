/** The states of the pacts and their parameters, each in one sentence: docs/backend-states.md. */
import { parameters, states } from './sentences.ts'

const heading = `# States of the pacts

Written from contracts/verify/states/sentences.ts. Do not edit; run "npm run contracts -- -u states".

Reports print these sentences beside the name of a state; docs/backend-guide.md says how your server provides it. Braces
stand for the value of the parameter, or of the one that they name. A player has a welcome notification, and no other bets,
limits and saved banks.

state | what is so
--- | ---
`

const parameterHeading = `
Parameters belong to \`default\`, but for \`balance\`, \`declined\` and \`"over"\`.

parameter | what is so
--- | ---
`

/** The whole document. */
export function statesDocument(): string {
  const rows = states.map(({ name, sentence, gives = [] }) => rowOf(inCode(name), sentence, gives))
  const described = parameters.filter(({ sentence }) => sentence !== '')
  const parameterRows = described.map(({ parameter, value, sentence, gives }) =>
    rowOf(inCode(parameter) + (value === undefined ? '' : ` ${inCode(JSON.stringify(value))}`), sentence, gives),
  )
  return `${heading}${rows.join('')}${parameterHeading}${parameterRows.join('')}`
}

function rowOf(name: string, sentence: string, gives: readonly string[]): string {
  const values = gives.length === 0 ? '' : ` Gives ${gives.map(inCode).join(', ')}.`
  return `${name} | ${sentence}.${values}\n`
}

const inCode = (text: string) => `\`${text}\``
