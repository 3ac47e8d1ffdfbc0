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

/** Names in its lists: the text in backticks at the start of a line, or after a comma or a section. */
const namesIn = (text: string) =>
  text
    .slice(text.indexOf('\n## '))
    .split('\n')
    .flatMap((line) => /^(?:- [^:`]+: |- )?(`[^`]+`(?:, `[^`]+`)*)/.exec(line)?.[1]?.split(', ') ?? [])

test.each(Object.entries(documents))(
  'each mark of %s is listed, so that all the rest is promised',
  (name, document) => {
    const text = name === 'rgs.yaml' ? assumedDocument(nothing, document) : assumedDocument(document, nothing)
    expect(marksIn(document)).toBeGreaterThan(10)
    expect(namesIn(text)).toHaveLength(marksIn(document))
  },
)

test('the count beside the title of a list is that of its names', () => {
  const text = assumedDocument(documents['openapi.yaml'], documents['rgs.yaml'])
  const titles = [...text.matchAll(/^### [\w ]+: (\d+)$/gm)].map(([, count]) => Number(count))
  expect(titles.reduce((sum, count) => sum + count, 0)).toBe(namesIn(text).length)
  expect(text).toContain("## Extensions, games' server")
})
