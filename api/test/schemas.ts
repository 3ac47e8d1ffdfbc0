/** Ajv over a whole contract document, by place; the mock's compiles operation by operation. */
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { makeAjv } from '../src/ajv.ts'
import type { JsonObject } from '../src/document.ts'

const name = 'document'

/** Validators of the schemas of one document, by JSON pointer such as '#/components/schemas/Bet'. */
export class Schemas {
  readonly #ajv: Ajv2020

  constructor(document: JsonObject) {
    this.#ajv = makeAjv({ allErrors: true, verbose: true })
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
    return this.errors(pointer, value).map((error) => `${error.instancePath} ${error.message}`)
  }

  /** The rules that a value breaks, each with the schema of the document that holds it (`parentSchema`). */
  errors(pointer: string, value: unknown): ErrorObject[] {
    const validate = this.at(pointer)
    return validate(value) === true ? [] : (validate.errors ?? [])
  }
}
