/** What planted breaks are, and how one is put into the text of a file. */

/** What may catch a break; `tools/mutations/layers.ts` runs them, the cheapest first. */
export const layers = [
  'provider verification',
  'message pact',
  'order of pushes',
  'consumer pact',
  'agreement',
  'document tests',
  'types',
] as const
export type Layer = (typeof layers)[number]

/** A break of one side of the promise, or of both alike. */
export interface Mutation {
  /** Where it shows first and is looked for first: an operation or event of the provider's, a part of the consumer's pacts. */
  readonly at: string
  /** What is broken, as a person would say it. */
  readonly name: string
  readonly changes: readonly Change[]
  /** What is to catch it. A provider's breaks are the pacts' to catch: an operator's backend has no other guard of ours. */
  readonly by: Layer
}

interface Change {
  /** From the root of the project. */
  readonly file: string
  /** Stands in the file exactly once. */
  readonly from: string
  readonly to: string
}

/** One change of a file. */
export function change(file: string, from: string, to: string): Change {
  return { file, from, to }
}

/** The texts of the files that a mutation changes, by their paths. Throws with its name when it does not apply any more. */
export function mutated({ name, changes }: Mutation, read: (file: string) => string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { file, from, to } of changes) {
    const text = texts.get(file) ?? read(file)
    const found = text.split(from).length - 1
    if (found !== 1)
      throw new Error(`"${name}" does not apply any more: ${file} has its text ${found} times, not once: ${from}`)
    if (from === to) throw new Error(`"${name}" changes nothing in ${file}`)
    texts.set(
      file,
      text.replace(from, () => to),
    )
  }
  return texts
}
