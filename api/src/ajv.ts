import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** Words that annotate a schema and check nothing. Registered one by one: `strict: false` would let 1e309 through. */
const annotations = ['example', 'externalDocs', 'xml', 'x-assumed', 'x-extension', 'x-invariants', 'x-messages']

/** Ajv as the documents mean it: strict, and exact about amounts with two places. */
export function makeAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    // 0.07 / 0.01 is not whole in binary: without this 14 % of two-place amounts are refused.
    multipleOfPrecision: 6,
    ...options,
  })
  formats.default(ajv)
  ajv.addVocabulary(annotations)
  return ajv
}
