/** JSON paths as Pact writes them: $.data.markets[0]['odds:x']. */
import { isObject, type Json } from '@chaupar/api/document'

/** The steps of a path, names and indices as text; '*' stands for any. */
export function stepsOf(path: string): string[] {
  return [...path.matchAll(/\.([^.[\]]+)|\['((?:[^'\\]|\\.)*)'\]|\[(\d+|\*)\]/g)].map(
    ([, name, quoted, index]) => name ?? quoted ?? index ?? '',
  )
}

/** The place in a reader's words: data.markets[0].price; 'body' for the whole. */
export function placeInWords(steps: readonly string[]): string {
  const place = steps.reduce((text, step) => (/^(\d+|\*)$/.test(step) ? `${text}[${step}]` : `${text}.${step}`), '')
  return place === '' ? 'body' : place.replace(/^\./, '')
}

/** What stands there; undefined when nothing does. */
export function valueAt(node: Json | undefined, steps: readonly string[]): Json | undefined {
  return steps.reduce<Json | undefined>((at, step) => {
    if (Array.isArray(at)) return at[Number(step)]
    return isObject(at) ? at[step] : undefined
  }, node)
}

/** What the example says of a place: an entry of a list stands for all that follow it. */
export function exampleAt(node: Json | undefined, steps: readonly string[]): Json | undefined {
  return steps.reduce<Json | undefined>((at, step) => {
    if (Array.isArray(at)) return at[Number(step)] ?? at[0]
    return isObject(at) ? at[step] : undefined
  }, node)
}
