/** What an exploration says, for people. */
import type { Report, Settings } from './explore.ts'
import type { Finding, Found } from './finding.ts'
import { hostOptions, type Subject } from './operations.ts'
import { curlOf, type Places } from './send.ts'

/** The whole report: every finding with the way to see it again, what was left alone and why, and one line of figures. */
export function reportText(report: Report, settings: Settings): string {
  const { findings, tried, notTried, cut: cutShort, unseen, rules, calls } = report
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
    ...(cutShort.length === 0 ? [] : [`Cut short, the share of the time was over: --seconds: ${cutShort.join(', ')}`]),
    ...callsText(tried),
    '',
    `${calls} calls of ${number(tried.size, 'operation')}, seed ${settings.seed}: ${outcome}`,
  ].join('\n')
}

/** How many calls each operation got, the most first. */
function callsText(tried: Report['tried']): string[] {
  const byCount = Map.groupBy([...tried], ([, count]) => count)
  const groups = [...byCount].toSorted(([one], [other]) => other - one)
  const texts = groups.map(([count, listed]) => `${count} of ${listed.map(([id]) => id).join(', ')}`)
  return texts.length === 0 ? [] : [`Calls: ${texts.join('; ')}`]
}

/** An operation that is done, as a line while the others are waited for. */
export function heardText(id: string, findings: number, calls: number, isSeen: boolean): string {
  const sent = number(calls, 'call')
  if (findings > 0) return `  BROKEN  ${id} (${number(findings, 'finding')}, ${sent})`
  return isSeen
    ? `  fits    ${id} (${sent})`
    : `  unseen  ${id} (${sent}): no success of it came, so its form was not seen`
}

/** One finding: its operations, rule, smallest input, answer, and two ways to see it again with the first of them. */
function findingText(finding: Found, settings: Settings): string {
  const { subject, operations, check, text, call, answer } = finding
  const said = answer === null ? [] : [`  answer   ${answer.status} ${answer.type} ${cut(answer.text)}`]
  return [
    `BROKEN ${operations.join(', ')}: ${check}`,
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
    ...(places.token === null ? [] : ['--token="$TOKEN"']),
    ...(session === null ? [] : ['--session-id="$SESSION"']),
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
