/** Parameters as the control surface sends them; a scenario checks its own. */
export type ScenarioParams = Readonly<Record<string, string | number | boolean | null>>

/** A scenario with its own parameters. */
export interface ScenarioCall {
  name: string
  params: ScenarioParams
}
