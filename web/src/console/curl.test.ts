import { expect, test } from 'vitest'
import { curlOf, shortCurlOf } from './curl.ts'

const base = 'http://w-1.localhost:8080/__mock'

test('a read is one address', () => {
  expect(curlOf({ op: 'listWorlds', input: {} }, { base })).toBe(`curl '${base}/worlds'`)
  expect(shortCurlOf({ op: 'listWorlds', input: {} })).toBe('curl $M/worlds')
})

test('what an address may mean to a shell stands in quotes, the variable where it still works', () => {
  const command = { op: 'queryJournal', input: { world: 'w-1', after: 5, waitMs: 10 } } as const
  expect(shortCurlOf(command)).toBe('curl "$M/worlds/w-1/journal?after=5&waitMs=10"')
  const odd = { op: 'queryJournal', input: { world: 'w-1', text: "it's" } } as const
  expect(shortCurlOf(odd)).toMatch(/^curl (\$M'|"\$M)/)
})

test('a text with quotes and dollars arrives as it was typed', () => {
  const input = { world: 'w-1', message: `it's $HOME "now" \`ls\` \\ !` }
  const pasted = curlOf({ op: 'pushToast', input }, { base })
  expect(pasted).toBe(
    `curl -X POST '${base}/worlds/w-1/push/toast' -H 'content-type: application/json' -d '{"message":"it'\\''s $HOME \\"now\\" \`ls\` \\\\ !"}'`,
  )
})

test('the token is named, never shown', () => {
  expect(curlOf({ op: 'deleteWorld', input: { world: 'w-1' } }, { base, hasToken: true })).toBe(
    `curl -X DELETE '${base}/worlds/w-1' -H "x-control-token: $CONTROL_TOKEN"`,
  )
})
