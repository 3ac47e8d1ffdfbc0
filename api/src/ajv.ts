import { Ajv2020, type KeywordDefinition, type Options } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** Words that annotate a schema and check nothing. Registered one by one: `strict: false` would let 1e309 through. */
const annotations = ['example', 'externalDocs', 'xml', 'x-assumed', 'x-extension', 'x-invariants', 'x-messages']

/**
 * At most two decimals: the number is the one that its two decimals stand for. `multipleOf: 0.01` would say it too, but many
 * validators divide in binary, where 0.07 / 0.01 is not whole, and refuse every ninth amount.
 */
const decimals: KeywordDefinition = {
  keyword: 'x-decimals',
  type: 'number',
  schemaType: 'number',
  metaSchema: { const: 2 },
  errors: false,
  error: { message: 'must have at most two decimals' },
  validate: (places: number, value: number) => Number(value.toFixed(places)) === value,
}

/** Ajv as the documents mean it: strict, and exact about amounts with two decimals. */
export function makeAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    ...options,
  })
  formats.default(ajv)
  ajv.addVocabulary(annotations)
  ajv.addKeyword(decimals)
  return ajv
}
