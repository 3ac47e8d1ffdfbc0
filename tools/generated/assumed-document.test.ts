import { isObject, type JsonObject, walk } from '@chaupar/api/document'
import { readDocument } from '@chaupar/api/read-document'
import { expect, test } from 'vitest'
import { assumedDocument } from './assumed-document.ts'

const documents = { 'openapi.yaml': readDocument('api'), 'rgs.yaml': readDocument('rgs') }
const nothing: JsonObject = { paths: {}, 'x-socket-events': { pushed: {}, asked: {} } }

/** Places of the document that carry a mark, once for each: they may be both assumed and an extension. */
function marksIn(document: JsonObject): number {
  let count = 0
  walk(document, (node) => {
    if (!isObject(node)) return
    count += Number(node['x-assumed'] !== undefined) + Number(node['x-extension'] === true)
  })
  return count
}

/** Rows of its tables, without their heads. */
const rowsOf = (text: string) =>
  text.split('\n').filter((line) => /^\| [`\w]/.test(line) && !/^\| (call|event|of) \|/.test(line))

test.each(Object.entries(documents))(
  'each mark of %s has a row, so that all the rest is promised',
  (name, document) => {
    const text = name === 'rgs.yaml' ? assumedDocument(nothing, document) : assumedDocument(document, nothing)
    expect(marksIn(document)).toBeGreaterThan(10)
    expect(rowsOf(text)).toHaveLength(marksIn(document))
  },
)

test('the count beside the title of a table is that of its rows', () => {
  const text = assumedDocument(documents['openapi.yaml'], documents['rgs.yaml'])
  const titles = [...text.matchAll(/^### [\w ]+: (\d+)$/gm)].map(([, count]) => Number(count))
  expect(titles.reduce((sum, count) => sum + count, 0)).toBe(rowsOf(text).length)
  expect(text).toContain("## Beyond its protocol, at the games' server")
})
