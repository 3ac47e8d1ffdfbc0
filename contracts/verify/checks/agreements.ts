/** What several answers say of the same thing, in one state: their figures agree. */
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import { NotOffered } from '../states/state-source.ts'
import { cameInWords } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { Scene } from './scene.ts'

/** A figure of an operation that follows from other answers. */
interface Agreement {
  readonly operation: string
  readonly situation: string
  /** Of its state, where that is not a player with a past. */
  readonly params?: JsonObject
  readonly figures: (scene: Scene) => Promise<readonly Figure[]>
}

interface Figure {
  readonly field: string
  readonly expected: Json
  /** Where the expected one comes from, in words. */
  readonly since: string
  readonly came: Json | undefined
}

const agreements: readonly Agreement[] = [
  {
    operation: 'listBetMatches',
    situation: 'the same matches as in the exposure',
    figures: async (scene) => {
      const [exposure, list] = [await scene.data('getExposure'), await scene.data('listBetMatches')]
      return [figure('data.betMatches', listOf(exposure.betMatches), 'getExposure has them', list.betMatches)]
    },
  },
  {
    operation: 'getBonusStats',
    situation: 'the same bonuses as in the list',
    figures: async (scene) => {
      const { rows } = await scene.data('listBonuses', { query: { pagesize: '100' } })
      const stats = await scene.data('getBonusStats')
      const own = listOf(rows).filter(isObject)
      const count = (isWanted: (status: Json | undefined) => boolean) =>
        own.filter(({ status }) => isWanted(status)).length
      return [
        figure(
          'data.available',
          count((status) => status === 'available'),
          'listBonuses has them',
          stats.available,
        ),
        figure(
          'data.active',
          count((status) => status === 'active'),
          'listBonuses has them',
          stats.active,
        ),
        figure(
          'data.finished',
          count((status) => status !== 'available' && status !== 'active'),
          'listBonuses has them',
          stats.finished,
        ),
        figure('data.wagered', rupees(own.map(({ wagered }) => wagered)), 'listBonuses has them', stats.wagered),
      ]
    },
  },
  {
    operation: 'listBonusParts',
    situation: 'parts make up their bonus',
    figures: async (scene) => {
      const { rows } = await scene.data('listBonuses', { query: { pagesize: '100' } })
      const figures = listOf(rows)
        .filter(isObject)
        .map((bonus) => partFigures(scene, bonus))
      return (await Promise.all(figures)).flat()
    },
  },
  {
    operation: 'getAccountStatement',
    situation: 'the newest balance is that of the wallet',
    figures: async (scene) => {
      const { rows } = await scene.data('getAccountStatement')
      const { funds } = await scene.data('listWithdrawals')
      const [newest] = listOf(rows).filter(isObject)
      const wallet = isObject(funds) ? funds.wallet : undefined
      if (newest === undefined || !isObject(wallet)) return []
      return [figure('data.rows[0].balance', wallet.balance ?? null, 'listWithdrawals has it', newest.balance)]
    },
  },
  {
    operation: 'listReferralSources',
    situation: 'sources make up the whole',
    params: { referred: true },
    figures: async (scene) => {
      const stats = await scene.data('getReferralStats')
      const { rows } = await scene.data('listReferralSources')
      const own = listOf(rows).filter(isObject)
      return (['clicks', 'registered', 'earned'] as const).map((name) =>
        figure(
          `data.rows[*].${name}`,
          stats[name] ?? null,
          'getReferralStats has it',
          rupees(own.map((row) => row[name])),
        ),
      )
    },
  },
]

/** Their answers have rows for a player with a past alone; what comes, the invariants judge. */
const withRows = ['listNotifications', 'listSessions', 'getAlerts', 'listAutoCashOuts', 'getLimits']

const past: JsonObject = { signedIn: 'player', history: true }

const surroundings: Pick<Check, 'provider' | 'states' | 'poorer' | 'needs' | 'effect'> = {
  provider: 'chaupar-api',
  states: [{ name: 'default', params: past }],
  poorer: [{ name: 'default', params: { signedIn: 'player' } }],
  needs: ['token'],
  effect: 'reads',
}

export const agreementChecks: readonly Check[] = [
  ...agreements.map(
    ({ operation, situation, params = past, figures }): Check => ({
      ...{ ...surroundings, operation, situation },
      states: [{ name: 'default', params: { ...params, signedIn: 'player' } }],
      run: async (scene) => findingsIn(await figures(scene)),
    }),
  ),
  {
    ...{
      ...surroundings,
      operation: 'setFavourite',
      situation: 'a game that is switched on and off',
      effect: 'changes',
    },
    run: async (scene) => {
      for (const favourite of [true, false])
        await scene.data('setFavourite', { body: { game: 'spribe/aviator', favourite } })
      return []
    },
  },
  {
    ...{ ...surroundings, operation: 'getPlaySession', situation: 'it runs at least since the sign-in' },
    run: async (scene) => {
      const { sessions } = await scene.data('listSessions')
      const { startedAt = null } = await scene.data('getPlaySession')
      const signedIn = listOf(sessions)
        .filter(isObject)
        .find(({ current }) => current === true)?.startedAt
      if (typeof signedIn !== 'string') throw new NotOffered('listSessions answered no current session')
      if (Date.parse(String(startedAt)) <= Date.parse(signedIn)) return []
      const expected = `at most ${signedIn}, when the session began that asks`
      return [{ field: 'data.startedAt', expected, came: cameInWords(startedAt) }]
    },
  },
  {
    ...{ ...surroundings, operation: 'listNotifications', situation: 'lists of a player with a past' },
    run: async (scene) => {
      const statuses: number[] = []
      for (const operation of withRows) statuses.push((await scene.call(operation)).status)
      for (const by of ['day', 'week', 'month']) await scene.call('getActivity', { query: { by } })
      if (statuses.every((status) => status >= 400)) throw new NotOffered('no list could be asked for')
      return []
    },
  },
]

/** @throws NotOffered when there is nothing to compare */
function findingsIn(figures: readonly Figure[]): Finding[] {
  if (figures.length === 0) throw new NotOffered('nothing came that could be compared')
  return figures
    .filter(({ expected, came }) => !isSame(expected, came))
    .map(({ field, expected, since, came }) => ({
      field,
      expected: `${cameInWords(expected)}, since ${since}`,
      came: cameInWords(came),
    }))
}

const figure = (field: string, expected: Json, since: string, came: Json | undefined): Figure => ({
  field,
  expected,
  since,
  came,
})

/** A sum in whole paise, as rupees. */
const rupees = (amounts: readonly (Json | undefined)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount) * 100), 0) / 100

/** Fields of objects may come in any order. */
function isSame(one: Json, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]))
  if (isObject(one) && isObject(other)) return Object.keys(one).every((key) => isSame(one[key] ?? null, other[key]))
  return one === other
}

async function partFigures(scene: Scene, { id, amount, wagerTarget }: JsonObject): Promise<Figure[]> {
  const { parts } = await scene.data('listBonusParts', { query: { id: String(id) } })
  const own = listOf(parts).filter(isObject)
  return [
    figure(
      'data.parts[*].amount',
      amount ?? null,
      `listBonuses has it of ${String(id)}`,
      rupees(own.map((part) => part.amount)),
    ),
    figure(
      'data.parts[-1].wagerTarget',
      wagerTarget ?? null,
      `listBonuses has it of ${String(id)}`,
      own.at(-1)?.wagerTarget,
    ),
  ]
}
