/** What an exploration says, for people. */
import type { Report, Settings } from './explore.ts'
import type { Finding } from './finding.ts'
import { hostOptions, type Subject } from './operations.ts'
import { curlOf, type Places } from './send.ts'

/** The whole report: every finding with the way to see it again, what was left alone and why, and one line of figures. */
export function reportText({ findings, tried, notTried, unseen, rules, calls }: Report, settings: Settings): string {
  const left = Map.groupBy(notTried, ({ reason }) => reason)
  const fits = unseen.length === 0 ? 'everything fits the documents' : 'what came fits the documents'
  const outcome = findings.length === 0 ? fits : number(findings.length, 'finding')
  return [
    ...findings.map((finding) => findingText(finding, settings)),
    ...[...rules].map(
      ([id, words]) => `Refused by rules that are in no schema, ${id}: ${[...words].slice(0, 4).join(' | ')}`,
    ),
    ...(unseen.length === 0 ? [] : [`Never a success, so its form was not seen: ${unseen.join(', ')}`]),
    ...[...left].map(([reason, listed]) => `Not tried, ${reason}: ${listed.map(({ id }) => id).join(', ')}`),
    '',
    `${calls} calls of ${number(tried.length, 'operation')}, seed ${settings.seed}: ${outcome}`,
  ].join('\n')
}

/** An operation that is done, as a line while the others are waited for. */
export function heardText(id: string, findings: number, isSeen: boolean): string {
  if (findings > 0) return `  BROKEN  ${id} (${findings})`
  return isSeen ? `  fits    ${id}` : `  unseen  ${id}: no success of it came, so its form was not seen`
}

/** One finding: rule, smallest input, answer, and two ways to see it again. */
function findingText(finding: Finding, settings: Settings): string {
  const { subject, check, text, call, answer } = finding
  const said = answer === null ? [] : [`  answer   ${answer.status} ${answer.type} ${cut(answer.text)}`]
  return [
    `BROKEN ${subject.id}: ${check}`,
    `  ${text}`,
    `  input    ${cut(inputText(call))}`,
    ...said,
    `  again    ${againText(subject, settings)}`,
    `  curl     ${curlOf(settings.places, subject, call)}`,
    '',
  ].join('\n')
}

function inputText({ form, ...call }: Finding['call']): string {
  const parts = form?.map(({ name, value, filename }) => ({ name, value: filename ?? value }))
  return JSON.stringify(parts === undefined ? call : { ...call, form: parts })
}

/** The command that tries this operation with these inputs again; secrets are left for who types it. */
function againText({ id }: Subject, { places, seed, runs, allowWrites, session }: Settings): string {
  const given = Object.entries(places.hosts).map(([host, url]) => `${optionOf(host)} ${url}`)
  const rest = [
    ...(places.token === null ? [] : ['--token "$TOKEN"']),
    ...(session === null ? [] : ['--session-id "$SESSION"']),
    ...headersText(places),
    ...(allowWrites ? ['--allow-writes'] : []),
  ]
  return `npm run contracts:explore -- ${[...given, ...rest].join(' ')} --runs ${runs} --seed ${seed} --operation ${id}`
}

const headersText = ({ headers }: Places) =>
  Object.entries(headers).map(([name, value]) => `--header '${name}: ${value}'`)

const optionOf = (host: string) => Object.entries(hostOptions).find(([known]) => known === host)?.[1] ?? host

const number = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

const cut = (text: string) => (text.length > 600 ? `${text.slice(0, 600)}... (${text.length} characters)` : text)
