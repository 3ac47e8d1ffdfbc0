/** Ajv over a contract document, set up as the mock's: strict, and exact about amounts with two places. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { JsonObject } from './document.ts'

const name = 'document'

/** Validators of the schemas of one document, by JSON pointer such as '#/components/schemas/Bet'. */
export class Schemas {
  readonly #ajv: Ajv2020

  constructor(document: JsonObject) {
    this.#ajv = new Ajv2020({
      strict: true,
      allowUnionTypes: true,
      allErrors: true,
      // Without it 0.07 and 0.29 are no multiples of 0.01.
      multipleOfPrecision: 6,
    })
    addFormats.default(this.#ajv)
    this.#ajv.addVocabulary(['x-assumed', 'x-extension', 'x-messages'])
    // The document stands in as one schema, so that its `$ref`s resolve; these two are its places, not rules.
    this.#ajv.addVocabulary(['components', 'paths'])
    this.#ajv.addSchema({ $id: name, components: document.components, paths: document.paths })
  }

  at(pointer: string): ValidateFunction {
    const validate = this.#ajv.getSchema(`${name}${pointer}`)
    if (validate === undefined) throw new Error(`No schema at ${pointer}`)
    return validate
  }

  /** What is wrong with a value, in words; empty when it is valid. */
  problems(pointer: string, value: unknown): string[] {
    const validate = this.at(pointer)
    if (validate(value) === true) return []
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
  }
}
