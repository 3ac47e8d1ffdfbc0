import { expect, test } from 'vitest'
import { curlOf, shortCurlOf, variablesOf } from './curl.ts'

const base = 'http://w-1.localhost:8080/__mock'
const open = { hasToken: false }

test('a read is one address', () => {
  expect(curlOf({ op: 'listWorlds', input: {} }, { base, ...open })).toBe(`curl '${base}/worlds'`)
  expect(shortCurlOf({ op: 'listWorlds', input: {} }, open)).toBe('curl $M/worlds')
})

test('what an address may mean to a shell stands in quotes, the variable where it still works', () => {
  const command = { op: 'queryJournal', input: { world: 'w-1', after: 5, waitMs: 10 } } as const
  expect(shortCurlOf(command, open)).toBe('curl "$M/worlds/w-1/journal?after=5&waitMs=10"')
  const odd = { op: 'queryJournal', input: { world: 'w-1', text: "it's" } } as const
  expect(shortCurlOf(odd, open)).toMatch(/^curl (\$M'|"\$M)/)
})

test('a text with quotes and dollars arrives as it was typed', () => {
  const input = { world: 'w-1', message: `it's $HOME "now" \`ls\` \\ !` }
  const pasted = curlOf({ op: 'pushToast', input }, { base, ...open })
  expect(pasted).toBe(
    `curl -X POST '${base}/worlds/w-1/push/toast' -H 'content-type: application/json' -d '{"message":"it'\\''s $HOME \\"now\\" \`ls\` \\\\ !"}'`,
  )
})

test('what is read differs from what is copied by its address alone', () => {
  const command = { op: 'advanceClock', input: { world: 'w-1', ms: 60_000 } } as const
  for (const hasToken of [false, true]) {
    const copied = curlOf(command, { base, hasToken })
    expect(shortCurlOf(command, { hasToken })).toBe(
      copied.replace(`'${base}/worlds/w-1/`, '$M/worlds/w-1/').replace("' ", ' '),
    )
  }
})

test('a command names the token, so that it can be sent to others; its value stands with the variables', () => {
  const command = { op: 'deleteWorld', input: { world: 'w-1' } } as const
  const header = '-H "x-control-token: $CONTROL_TOKEN"'
  expect(curlOf(command, { base, hasToken: true })).toBe(`curl -X DELETE '${base}/worlds/w-1' ${header}`)
  expect(shortCurlOf(command, { hasToken: true })).toBe(`curl -X DELETE $M/worlds/w-1 ${header}`)
  expect(variablesOf({ base, token: null })).toBe(`M=${base}`)
  expect(variablesOf({ base, token: "it's-$1" })).toBe(`M=${base} CONTROL_TOKEN='it'\\''s-$1'`)
})

test('a body or a field that came out of a file is read from that file', () => {
  const file = { field: 'journal', name: "w-1's.json" }
  expect(shortCurlOf({ op: 'replayJournal', input: { journal: { version: 1 } }, file }, open)).toBe(
    `printf '{"journal":%s}' "$(cat 'w-1'\\''s.json')" | curl -X POST $M/journal/replay -H 'content-type: application/json' -d @-`,
  )
  const answer = {
    op: 'replayJournal',
    input: { journal: { version: 1 } },
    file: { field: null, name: 'w.json' },
  } as const
  expect(shortCurlOf(answer, open)).toBe(
    `cat 'w.json' | curl -X POST $M/journal/replay -H 'content-type: application/json' -d @-`,
  )
})

test('fields beside the one out of a file are written out, and mean nothing to printf', () => {
  const file = { field: 'bundle', name: 'w.json' }
  expect(shortCurlOf({ op: 'openBundle', input: { bundle: {}, name: '5%s', at: 12 }, file }, open)).toBe(
    `printf '{"bundle":%s,"name":"5%%s","at":12}' "$(cat 'w.json')" | curl -X POST $M/bundles/open -H 'content-type: application/json' -H 'x-world: 5%s' -d @-`,
  )
})
