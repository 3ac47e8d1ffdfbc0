import { type JsonSchema, readApi } from '../../src/contract/document.ts'
import { longestShown } from '../../src/wire/display-texts.ts'

const { schemas } = readApi('api')

/** A text that people read, with its field as Schema.field and its place in the answer. */
type Shown = { field: string; path: string; text: string }

/** The texts of an answer that people read (src/wire/display-texts.ts), but for empty ones. */
export function shownIn(schema: JsonSchema, value: unknown): Shown[] {
  const found: Shown[] = []
  const collect = (rule: unknown, at: unknown, name: string, path: string): void => {
    if (typeof rule !== 'object' || rule === null || at === null || at === undefined) return
    const { $ref, properties, items, allOf, oneOf }: JsonSchema = { ...rule }
    if (typeof $ref === 'string') collect(schemas[$ref], at, $ref, path)
    for (const part of [allOf, oneOf].flat()) collect(part, at, name, path)
    if (Array.isArray(at)) for (const [index, item] of at.entries()) collect(items, item, name, `${path}[${index}]`)
    for (const [key, inner] of Object.entries({ ...Object(properties) })) {
      const value: unknown = Reflect.get(Object(at), key)
      if (longestShown(name, key, inner) === null) collect(inner, value, name, `${path}.${key}`)
      else
        for (const text of [value].flat())
          if (typeof text === 'string' && text !== '')
            found.push({ field: `${name}.${key}`, path: `${path}.${key}`, text })
    }
  }
  collect(schema, value, '', '')
  return found
}
