/** What a run tries: the interactions of the pacts in their order of trying, and why some of them are not tried. */
import { type Json, listOf } from '@chaupar/api/document'
import type { Check } from '../checks/check.ts'
import { checks } from '../checks/checks.ts'
import { factsOf, type Mark, marks, type OperationFacts } from './operations.ts'
import type { Interaction, Pact } from './pact-file.ts'
import type { RequestExtension } from './request-extension.ts'

/** One interaction, with what the documents say of its operation. */
export interface Trial extends Interaction {
  /** Unique in the run; the state's name in the pact that Pact's verifier is given. */
  readonly id: string
  readonly pact: Pact
  /** operationId, or name of the event. */
  readonly operation: string
  /** What the description says after the operation. */
  readonly situation: string
  readonly facts: OperationFacts
  readonly effect: OperationFacts['effect']
  /** That of the operation, or extension when its request uses one. */
  readonly mark: Mark
  readonly extension: RequestExtension | null
  /** Values that the states have to give, since the request is made of them. */
  readonly needs: readonly string[]
  /** Whether it shows how a failure looks that its state makes up: a backend may leave such states out. */
  readonly isMadeUp: boolean
  /** What is tried in the place of an interaction, for a check beside the pacts. */
  readonly check: Check | null
}

/** What the plan has to know of the options. */
export interface Bounds {
  /** Whether the address of a provider is known. */
  readonly hasAddress: (provider: string) => boolean
  readonly allowWrites: boolean
  /** Names of states that are left out. */
  readonly skipStates: readonly string[]
  /** Leaves out the failures that a state makes up. */
  readonly skipMadeUp?: boolean
  /** Operations and tags; all when there is none. Marks among them narrow the rest. */
  readonly only: readonly string[]
}

export interface Plan {
  readonly tried: readonly Trial[]
  readonly left: readonly { readonly trial: Trial; readonly why: string }[]
}

/** The option that says where a provider is. */
export const addressOptions: Readonly<Record<string, string>> = {
  'chaupar-api': 'api-url',
  'chaupar-sports-data': 'sports-url',
  'chaupar-game-host': 'game-url',
  'chaupar-live-tv': 'live-tv-url',
  'chaupar-realtime': 'realtime-url',
  'chaupar-rgs': 'rgs-url',
  'chaupar-games': 'rgs-url',
}

/** @throws when a pact asks for an operation that no document has */
export function planOf(pacts: readonly Pact[], bounds: Bounds): Plan {
  const trials = trialsOf(pacts).filter((trial) => isWanted(bounds.only, trial))
  const judged = trials.map((trial) => ({ trial, why: reasonAgainst(trial, bounds) }))
  return {
    // What ends a session comes after all others: a token that cannot be replaced is needed until then.
    tried: judged.flatMap(({ trial, why }) => (why === null ? [trial] : [])).sort((a, b) => order(a) - order(b)),
    left: judged.flatMap(({ trial, why }) => (why === null ? [] : [{ trial, why }])),
  }
}

/** Words of --only that name nothing. */
export function unknownOperations(pacts: readonly Pact[], only: readonly string[]): string[] {
  const names = new Set<string>(
    trialsOf(pacts)
      .flatMap(({ operation, facts }) => [operation, facts.tag])
      .concat(marks),
  )
  return only.filter((word) => !names.has(word))
}

function isWanted(only: readonly string[], { operation, facts, mark }: Trial): boolean {
  const wantedMarks = marks.filter((one) => only.includes(one))
  const isNamed = only.includes(operation) || only.includes(facts.tag) || only.length === wantedMarks.length
  return isNamed && (wantedMarks.length === 0 || wantedMarks.includes(mark))
}

const order = ({ effect }: Trial) => (effect === 'ends' ? 1 : 0)

function reasonAgainst({ pact, states, effect, isMadeUp }: Trial, bounds: Bounds): string | null {
  if (!bounds.hasAddress(pact.provider)) return `--${addressOptions[pact.provider] ?? pact.provider} was not given`
  const skipped = states.find(({ name }) => bounds.skipStates.includes(name))
  if (skipped) return `the state ${skipped.name} was left out by --skip-state`
  if (isMadeUp && bounds.skipMadeUp === true) return 'its failure is made up, and --skip-made-up was given'
  if (effect !== 'reads' && !bounds.allowWrites) return 'it changes something, and --allow-writes was not given'
  return null
}

const trialsOf = (pacts: readonly Pact[]) => [...pacts.flatMap(interactionsOf), ...checksOf(pacts)]

/** The checks of the providers that some pact is about. */
function checksOf(pacts: readonly Pact[]): Trial[] {
  return checks.flatMap((check, index) => {
    const { provider, operation, situation, states, needs, effect } = check
    const pact = pacts.find((one) => one.provider === provider)
    if (pact === undefined) return []
    const facts = factsOf(provider).get(operation)
    if (facts === undefined) throw new Error(`A check is about ${operation}, which no document has`)
    const mark = check.mark ?? facts.mark
    return {
      ...{ id: `check-${index}`, pact, operation, situation, states, needs, effect, mark, check },
      ...{ description: `${operation}: ${situation}`, asks: null, when: null, extension: null, node: {} },
      facts: { ...facts, mark },
      isMessage: facts.call === undefined,
      isMadeUp: false,
    }
  })
}

function interactionsOf(pact: Pact): Trial[] {
  const facts = factsOf(pact.provider)
  return pact.interactions.map((interaction, index) => {
    const [operation = '', ...rest] = interaction.description.split(': ')
    const known = facts.get(operation)
    if (!known) throw new Error(`${pact.file} asks for ${operation}, which no document has`)
    const asked = facts.get(String(interaction.asks?.[0]))
    const extension = known.extensionIn(interaction.node.request)
    return {
      ...interaction,
      id: `${pact.provider}-${index}`,
      pact,
      operation,
      situation: rest.join(': '),
      facts: known,
      effect: asked?.effect ?? known.effect,
      mark: extension === null ? known.mark : 'extension',
      extension,
      needs: needsOf(interaction, pact.provider),
      isMadeUp: interaction.states.some(({ params }) => params.fails !== undefined),
      check: null,
    }
  })
}

/** Requests name a value as `${token}`, the steps of messages as `{refMatchId}`; a socket is opened by a token or session. */
function needsOf({ node, asks, when, description }: Interaction, provider: string): string[] {
  const names = [
    ...JSON.stringify(node.request ?? {}).matchAll(/"\$\{(\w+)\}"/g),
    ...[...listOf(asks ?? []), when?.input ?? {}].flatMap((step: Json) => [
      ...JSON.stringify(step).matchAll(/"\{(\w+)\}"/g),
    ]),
  ].map(([, name = '']) => name)
  if (provider === 'chaupar-games') names.push('sessionID')
  if (provider === 'chaupar-realtime' && !description.startsWith('connect_error')) names.push('token')
  return [...new Set(names)]
}
