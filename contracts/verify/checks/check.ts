/** What is checked beside the interactions of the pacts: what no single request and answer can show. */
import type { Mark, OperationFacts } from '../pacts/operations.ts'
import type { State } from '../pacts/pact-file.ts'
import type { Scene } from './scene.ts'

/** One check, a line of its own in the reports. */
export interface Check {
  /** Of the pacts, such as chaupar-api: its address is asked. */
  readonly provider: string
  /** The operation or the event that it is reported under. */
  readonly operation: string
  /** What it shows, in a few words: unique within its operation. */
  readonly situation: string
  /** What has to be so before. */
  readonly states: readonly State[]
  /** Where nothing sets those up, these do. */
  readonly poorer?: readonly State[]
  /** Values that the states have to give, such as token. */
  readonly needs: readonly string[]
  readonly effect: OperationFacts['effect']
  /** It reads what the whole run was answered (`Scene.past`), after all others. */
  readonly isLast?: true
  /** Not every site needs it, such as CORS: --need accepts that it was not tried. */
  readonly isOptional?: true
  /**
   * The invariant that it checks, if it checks one: over all answers of the run (`Scene.past`), after all other checks. --need
   * accepts that no answer could show it. Where one operation has shown the invariant of a shared schema, the others need not.
   */
  readonly rule?: object
  /** How binding it is: that of its operation when left out. */
  readonly mark?: Mark
  /** Tries it and answers what is not as it has to be. @throws NotOffered when it cannot be said, NoMessage of a socket */
  readonly run: (scene: Scene) => Promise<readonly Finding[]>
}

/** One thing that is not as it has to be, in words. */
export interface Finding {
  /** status, header NAME, an event, or the place of the field: data.wallet.balance */
  readonly field: string
  readonly expected: string
  readonly came: string
}
