import { type OperationId, operations } from '@chaupar/api/operations.gen'
import { expect, test } from 'vitest'
import { addPlayer, playerById } from '../../src/domain/accounts/player-records.ts'
import { openSession } from '../../src/domain/accounts/sessions.ts'
import { creditPlayer } from '../../src/domain/money/credits.ts'
import { operationIds } from '../../src/http/routes.ts'
import type { World } from '../../src/world/world.ts'
import { casesOf } from '../every-operation/cases.ts'
import { type Answered, clientAt, type TestClient } from '../every-operation/client.ts'
import { identify } from '../support/identity.ts'
import { startApp } from '../support/server.ts'
import { seededId, startMs } from '../support/worlds.ts'

/** Operations on an object of one player: for another player it does not exist. */
const owned: readonly OperationId[] = [
  'cancelAutoCashOut',
  'cancelWithdrawal',
  'cashOutBet',
  'cashOutQuote',
  'endSession',
  'removeBank',
  'removePriceAlert',
  'setAutoCashOut',
]

/** A second player with documents and money of her own, so that no rule about her stands in the way. @returns her token */
function otherPlayerIn(world: World): string {
  const other = {
    username: 'other1',
    name: 'Other Person',
    passwordHash: '',
    mobile: '9000000009',
    isDemo: false,
    agentCode: null,
  }
  const id = addPlayer(world, { ...other, countryCode: '91' })
  identify(world, id)
  creditPlayer(world, id, 100_000)
  const player = playerById(world, id)
  if (player === null) throw new Error('the other player does not exist')
  return openSession(world, player).token
}

/** Every row that is one player's, table by table. */
function rowsOf({ store }: World, playerId: number): [table: string, row: string][] {
  const sql = `SELECT m.name AS name, c.name AS owner FROM sqlite_master m, pragma_table_info(m.name) c
    WHERE m.type = 'table' AND c.name IN ('player_id', 'owner_id')`
  const tables = store.all(sql, [], (row) => ({ name: row.text('name'), owner: row.text('owner') }))
  return tables.flatMap(({ name, owner }) => {
    const columns = store.all(`SELECT name FROM pragma_table_info('${name}')`, [], (row) => row.text('name'))
    const whole = `json_array(${columns.join(', ')})`
    const found = store.all(`SELECT ${whole} AS whole FROM ${name} WHERE ${owner} = ?`, [playerId], (row) =>
      row.text('whole'),
    )
    return found.map((row): [string, string] => [name, row])
  })
}

/** Texts of rows that belong to the first player alone: ids, keys, tokens, account and phone numbers. */
const secretsIn = (rows: readonly [string, string][]): string[] =>
  rows
    .flatMap(([, row]) => (JSON.parse(row) as unknown[]).filter((value) => typeof value === 'string'))
    .filter((text) => /\d/.test(text) && text.length >= 8)

/** Brings an operation to where the first player would succeed; then the other player makes the very same call. */
async function triedByOther(
  id: OperationId,
): Promise<{ answer: Answered; before: [string, string][]; after: [string, string][] }> {
  const app = await startApp({}, { systemNow: () => startMs })
  const client = await clientAt(app, 'default')
  const token = otherPlayerIn(client.world)
  const first = seededId(client.world)
  let before: [string, string][] = []
  const ask: TestClient['ask'] = (asked, how) => {
    if (asked !== id) return client.ask(asked, how)
    before = rowsOf(client.world, first)
    return client.ask(asked, { ...how, token })
  }
  const answer = await casesOf(id).success({ ...client, ask })
  return { answer, before, after: rowsOf(client.world, first) }
}

test.each(operationIds().filter((id) => operations[id].auth === 'required'))(
  '%s shows and moves nothing of another player',
  async (id) => {
    const { answer, before, after } = await triedByOther(id)
    expect(before.length).toBeGreaterThan(3)
    expect(after).toEqual(before)
    const said = JSON.stringify(answer.json)
    expect(secretsIn(before).filter((text) => said.includes(text))).toEqual([])
    if (owned.includes(id)) expect(answer.status, said).toBe(404)
  },
)
