import * as v from 'valibot'

const scenarioParams = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]))

/** Parameters as the control surface sends them; a scenario checks its own. */
export type ScenarioParams = Readonly<v.InferOutput<typeof scenarioParams>>

const scenarioCall = v.object({ name: v.string(), params: scenarioParams })

/** A scenario with its own parameters. */
export interface ScenarioCall {
  name: string
  params: ScenarioParams
}

export const scenarioCalls = v.array(scenarioCall)
