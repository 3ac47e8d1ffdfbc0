import { consumer } from './consumer.ts'
import type { Mutation } from './mutation.ts'
import { providerAnswers } from './provider-answers.ts'
import { providerFailures } from './provider-failures.ts'
import { providerRealtime } from './provider-realtime.ts'

/** Every break that is planted, of provider and consumer. */
export const mutations: readonly Mutation[] = [
  ...providerAnswers,
  ...providerFailures,
  ...providerRealtime,
  ...consumer,
]

/** Those whose name holds one of the words, all without a word. Throws for a word that no name holds. */
export function mutationsNamed(words: readonly string[]): Mutation[] {
  const holds = ({ name }: Mutation, word: string) => name.toLowerCase().includes(word.toLowerCase())
  const wrong = words.find((word) => !mutations.some((one) => holds(one, word)))
  if (wrong !== undefined)
    throw new Error(
      `No mutation has "${wrong}" in its name. They are:\n  ${mutations.map(({ name }) => name).join('\n  ')}`,
    )
  return mutations.filter((one) => words.length === 0 || words.some((word) => holds(one, word)))
}
