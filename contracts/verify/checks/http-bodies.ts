/** Bodies and methods that no client sends, and letters that not every server brings back. */
import { Buffer } from 'node:buffer'
import { isObject, listOf } from '@chaupar/api/document'
import { cameInWords } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { Scene } from './scene.ts'
import { statusOf } from './sequences-keys.ts'
import { api, pactCall, partsOf } from './sequences-requests.ts'

const bank = pactCall('addBank: a bank account')
const holder = 'आशा राव'
const player = { provider: api, states: bank.states, needs: ['token'], effect: 'changes' } as const
const guest = { provider: api, states: [{ name: 'default', params: {} }], needs: [], effect: 'reads' } as const

/** The checks of single calls that a client of ours does not make. */
export const bodyChecks: readonly Check[] = [
  { ...player, operation: 'placeBet', situation: 'a body that is no JSON is refused', run: brokenJson },
  { ...player, operation: 'placeBet', situation: 'a body that is too large is refused', run: tooLarge },
  { ...player, operation: 'addBank', situation: 'a name in Devanagari comes back whole', run: devanagari },
  { ...guest, operation: 'listMatches', situation: 'HEAD and OPTIONS are no failure of the server', run: otherMethods },
]

async function brokenJson(scene: Scene): Promise<Finding[]> {
  const headers = { 'content-type': 'application/json' }
  const answer = await scene.call('placeBet', { bytes: Buffer.from('{"stake": 100, "marketId'), headers })
  if (answer.status !== 400)
    return [{ field: 'status', expected: '400 to a body that is no JSON', came: statusOf(answer) }]
  const error = isObject(answer.body) ? answer.body.error : undefined
  return error === true ? [] : [{ field: 'error', expected: 'true, in the envelope', came: cameInWords(error) }]
}

/** Larger than any JSON that the site sends. */
const largeBytes = 256 * 1024

async function tooLarge(scene: Scene): Promise<Finding[]> {
  const headers = { 'content-type': 'application/json' }
  const bytes = Buffer.from(JSON.stringify({ marketId: 'm'.repeat(largeBytes) }))
  const answer = await scene.call('placeBet', { bytes, headers })
  const { status } = answer
  if (status >= 400 && status < 500) return []
  return [{ field: 'status', expected: `413 or 400 to a body of ${largeBytes / 1024} kB`, came: statusOf(answer) }]
}

async function devanagari(scene: Scene): Promise<Finding[]> {
  const { body } = partsOf(bank, scene.values)
  const made = await scene.data('addBank', { body: { ...(isObject(body) ? body : {}), holder } })
  const { banks } = await scene.data('listBanks', { query: { skip: '0', pagesize: '25' } })
  const saved = listOf(banks)
    .filter(isObject)
    .find(({ id }) => id === made.id)
  const named = [
    ['data.holder', made.holder],
    ['listBanks holder', saved === undefined ? holder : saved.holder],
  ] as const
  return named.flatMap(([field, came]) =>
    came === holder ? [] : [{ field, expected: `"${holder}", as it was sent`, came: cameInWords(came) }],
  )
}

async function otherMethods(scene: Scene): Promise<Finding[]> {
  const get = await scene.call('listMatches', { token: null })
  const head = await scene.call('listMatches', { token: null, method: 'HEAD' })
  const options = await scene.call('listMatches', { token: null, method: 'OPTIONS' })
  const isUnknown = ({ status }: typeof get) => [404, 405, 501].includes(status)
  const heads = isUnknown(head) || head.status === get.status
  return [
    ...(heads ? [] : [{ field: 'status', expected: `${get.status} to HEAD as to GET, or 405`, came: statusOf(head) }]),
    ...(options.status < 500 || isUnknown(options)
      ? []
      : [{ field: 'status', expected: 'no failure of the server to OPTIONS', came: statusOf(options) }]),
  ]
}
