/** Lists that come in pages: the pages of any size join to the whole list, without overlap, and the count stands. */

import { isObject, type Json } from '@chaupar/api/document'
import type { Call } from '@chaupar/api/fuzz/hostile-call'
import fc from 'fast-check'
import { fittingCall } from './calls.ts'
import type { Explored } from './explored.ts'
import { ownFault } from './fault.ts'
import type { Finding } from './finding.ts'
import type { KnownValues } from './known-values.ts'
import type { Subject } from './operations.ts'

interface Page {
  readonly call: Call
  readonly rows: readonly string[]
  readonly count: number
}

/** Rows that are looked at page by page, of a list that may be endless; the whole that they are held against is longer. */
const most = 60
const wholeSize = 100

/** Whether an operation answers page by page. */
export const isPaged = ({ parameters }: Subject): boolean =>
  sizeName(parameters) !== undefined && names(parameters).includes('skip')

const names = (parameters: Subject['parameters']) => parameters.map(({ name }) => name)
const sizeName = (parameters: Subject['parameters']) =>
  names(parameters).find((name) => name.toLowerCase() === 'pagesize')

/** Reads the list by pages of several sizes. A list that others write to meanwhile is read again. */
export async function pageFinding(
  explored: Explored,
  subject: Subject,
  known: KnownValues,
  seed: number,
): Promise<Finding | null> {
  let found: Finding | null = null
  const [base = {}] = fc.sample(fittingCall(subject, known), { numRuns: 1, seed })
  const property = fc.asyncProperty(fc.integer({ min: 1, max: 9 }), async (size) => {
    for (let tries = 3; tries > 0; tries -= 1) {
      const whole = await joined(explored, subject, base, wholeSize)
      const parts = await joined(explored, subject, base, size)
      if (whole === null || parts === null) return true
      const finding = differing(subject, whole, parts, size)
      if (finding === null) return true
      const after = await joined(explored, subject, base, wholeSize)
      if (JSON.stringify(after?.map(({ rows }) => rows)) !== JSON.stringify(whole.map(({ rows }) => rows))) continue
      found = finding
      return false
    }
    return true
  })
  await fc.check(property, { numRuns: 4, seed })
  return found
}

/** The pages one after the other; null when the operation gives none, for this player or at all. */
async function joined(explored: Explored, subject: Subject, base: Call, size: number): Promise<Page[] | null> {
  const pages: Page[] = []
  const name = sizeName(subject.parameters) ?? 'pagesize'
  for (let skip = 0; skip === 0 || skip < Math.min(pages[0]?.count ?? 0, most); skip += size) {
    const query = { ...requiredOf(subject, base), skip: String(skip), [name]: String(size) }
    const call = { ...base, query }
    const { answer } = await explored.try(subject, call)
    const page = pageOf(answer?.status === 200 ? answer.json : undefined)
    if (page === null) return null
    pages.push({ ...page, call })
  }
  return pages
}

function requiredOf({ parameters }: Subject, { query = {} }: Call): Record<string, string> {
  const needed = new Set(parameters.filter(({ required }) => required).map(({ name }) => name))
  return Object.fromEntries(Object.entries(query).filter(([name]) => needed.has(name)))
}

/** The one list of an answer with the count beside it. */
function pageOf(json: Json | undefined): { rows: string[]; count: number } | null {
  const data = isObject(json) ? json.data : undefined
  if (!isObject(data)) return null
  const [list] = Object.values(data).filter((value) => Array.isArray(value))
  if (list === undefined || typeof data.count !== 'number') return null
  return { rows: list.map((row) => JSON.stringify(row)), count: data.count }
}

function differing(subject: Subject, whole: Page[], parts: Page[], size: number): Finding | null {
  const all = whole.flatMap(({ rows }) => rows)
  const count = whole[0]?.count ?? 0
  const finding = (check: string, text: string, { call }: Page): Finding => {
    return { ...ownFault(subject, check, text), subject, call, answer: null }
  }
  let at = 0
  for (const page of [...whole, ...parts]) {
    if (page.count === count) continue
    return finding('steady count of pages', `the count is ${count} on the first page and ${page.count} here`, page)
  }
  for (const page of parts) {
    if (page.rows.length > size) return finding('size of pages', `${page.rows.length} rows on a page of ${size}`, page)
    const wrong = page.rows.findIndex((row, index) => row !== all[at + index])
    const row = page.rows[wrong]
    if (row !== undefined) {
      const place = all.indexOf(row)
      const where = place === -1 ? 'stands nowhere in the whole list' : `is row ${place} of the whole list`
      const text = `pages of ${size} do not join: row ${at + wrong} ${where}: ${row.slice(0, 200)}`
      return finding('pages join', text, page)
    }
    const due = Math.min(size, all.length - at)
    if (page.rows.length < due) return finding('pages join', `${page.rows.length} rows where ${due} are left`, page)
    at += page.rows.length
  }
  if (count <= wholeSize && all.length !== count) {
    const [first] = whole
    if (first) return finding('count of pages', `the count is ${count}, the pages hold ${all.length} rows`, first)
  }
  return null
}
