import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeScratch } from '../mutations/scratch.ts'
import { root, runNode } from '../processes/run.ts'

// A copy of the project and one run over all documents.
const timeout = 120_000

test('writes the types of a new endpoint that nothing shows yet, and lists its missing evidence', {
  timeout,
}, async () => {
  const document = readFileSync(join(root, 'openapi.yaml'), 'utf8')
  const endpoint = `paths:
  /promo/today:
    get:
      operationId: getPromoToday
      summary: The promotion of the day
      responses:
        "200": { description: The promotion }
`
  const scratch = await makeScratch()
  try {
    scratch.plant(new Map([['openapi.yaml', document.replace(/^paths:\n/m, endpoint)]]))
    const { output, code } = await runNode(join(scratch.folder, 'tools/generate.ts'), [], { cwd: scratch.folder })
    expect(code).toBe(0)
    expect(readFileSync(join(scratch.folder, 'contracts/src/operations.gen.ts'), 'utf8')).toContain('getPromoToday')
    expect(readFileSync(join(scratch.folder, 'contracts/src/openapi.gen.ts'), 'utf8')).toContain('"/promo/today"')
    expect(output).toContain(
      'openapi.yaml getPromoToday 200: no journey (npm run coverage:record -- journeys FILE), and no reason in contracts/evidence/reasons.ts',
    )
  } finally {
    scratch.remove()
  }
})
