import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BadStatesFile, statesByFile, statesByToken } from './by-file.ts'
import { StatesByUrl } from './by-url.ts'
import { Stage } from './state-source.ts'
import { statesDocument } from './states-document.ts'

const player = { name: 'default', params: { signedIn: 'player' } }
const guest = { name: 'default', params: {} }

describe('states by HTTP', () => {
  const heard: unknown[] = []
  const answers: Readonly<Record<string, [status: number, body: string]>> = {
    default: [200, '{"token":"t-1","refMatchId":"m-7"}'],
    unknown: [501, ''],
    failing: [500, 'no database'],
    odd: [200, '[1]'],
    unfilled: [200, '{"otp":""}'],
  }
  let server: Server
  let url = ''

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let text = ''
      for await (const part of request) text += String(part)
      const { state, action, params } = JSON.parse(text)
      heard.push(`${action} ${state} ${JSON.stringify(params)}`)
      if (state === 'crashing') {
        request.socket.destroy()
        return
      }
      const [status, body] = answers[state] ?? [200, action === 'setup' ? '' : 'torn down']
      response.writeHead(status).end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/states`
  })

  afterAll(() => server.close())

  test('each state is one POST, torn down in the other direction, and a step is a state of its own name', async () => {
    heard.length = 0
    const stage = new Stage([new StatesByUrl(url, 30_000)])
    const values = await stage.setUp([player, { name: 'maintenance', params: {} }], ['token'])
    expect(values).toEqual({ token: 't-1', refMatchId: 'm-7' })
    await stage.bring({ name: 'movePrice', input: { match: '{refMatchId}', ticks: 1 } })
    await stage.end()
    expect(heard).toEqual([
      'setup default {"signedIn":"player"}',
      'setup maintenance {}',
      'setup movePrice {"match":"m-7","ticks":1}',
      'teardown maintenance {}',
      'teardown default {"signedIn":"player"}',
    ])
  })

  test.each([
    ['unknown', [], 'nothing sets up the state unknown'],
    ['failing', [], 'the states server answered 500 to failing: no database'],
    ['odd', [], 'the states server answered no JSON object to odd'],
    ['crashing', [], 'the states server closed the connection at crashing (UND_ERR_SOCKET)'],
    ['maintenance', ['otp'], 'the state maintenance gave no otp'],
    ['unfilled', ['otp'], 'the state unfilled gave no otp'],
  ])('%s is reported in words', async (name, needs, words) => {
    const stage = new Stage([new StatesByUrl(url, 30_000)])
    await expect(stage.setUp([{ name, params: {} }], needs)).rejects.toThrow(words)
    await stage.end()
  })

  test('a server that crashes at one state is asked for the others', async () => {
    const stage = new Stage([new StatesByUrl(url, 30_000)])
    await expect(stage.setUp([{ name: 'crashing', params: {} }], [])).rejects.toThrow('closed the connection')
    expect(await stage.setUp([player], ['token'])).toEqual({ token: 't-1', refMatchId: 'm-7' })
    await stage.end()
  })

  test('a server that is not there is asked once', async () => {
    // No browser and no fetch ever goes to port 9.
    const stage = new Stage([new StatesByUrl('http://127.0.0.1:9/states', 30_000)])
    const words = 'the states server at http://127.0.0.1:9/states cannot be reached: bad port'
    for (const state of [player, guest]) await expect(stage.setUp([state], [])).rejects.toThrow(words)
  })
})

describe('states that stand as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-states-'))
  const file = (content: string) => {
    const path = join(folder, 'states.json')
    writeFileSync(path, content)
    return path
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  test('a state of the file fits by name and all parameters', async () => {
    const states = statesByFile(
      file(
        '{"states":[{"name":"default","params":{"signedIn":"player"},"values":{"token":"f-1"}},{"name":"maintenance"}]}',
      ),
    )
    expect(await states.setUp(player)).toEqual({ token: 'f-1' })
    expect(await states.setUp({ name: 'maintenance', params: {} })).toEqual({})
    expect(await states.setUp({ name: 'default', params: { signedIn: 'player', bet: true } })).toBeNull()
  })

  test.each([
    ['{"states"', 'cannot be read as JSON'],
    ['[]', 'expected an object with a list "states"'],
    ['{"states":[{"params":{}}]}', 'states[0] needs a "name"'],
    ['{"states":[{"name":"default","values":[]}]}', 'states[0]: "values" is no object'],
  ])('%s is reported in words', (content, words) => {
    expect(() => statesByFile(file(content))).toThrow(BadStatesFile)
    expect(() => statesByFile(file(content))).toThrow(words)
  })

  test('a token serves the states that sign a player in, and those of guests need none', async () => {
    const withToken = statesByToken('t-9')
    expect(await withToken.setUp(player)).toEqual({ token: 't-9' })
    expect(await withToken.setUp({ name: 'default', params: { signedIn: 'player', match: true } })).toBeNull()
    expect(await withToken.setUp({ name: 'kyc-none', params: {} })).toBeNull()
    expect(await statesByToken(undefined).setUp(guest)).toEqual({})
    expect(await statesByToken(undefined).setUp(player)).toBeNull()
  })

  test('nothing that stands as it is lets a server push', async () => {
    const stage = new Stage([statesByToken('t-9')])
    await expect(stage.bring({ name: 'creditPlayer', input: {} })).rejects.toThrow(
      'nothing can bring the server to send it',
    )
  })
})

test('the document of the states says what their sentences say', async () => {
  await expect(statesDocument()).toMatchFileSnapshot(join(import.meta.dirname, '../../..', 'docs/backend-states.md'))
})
