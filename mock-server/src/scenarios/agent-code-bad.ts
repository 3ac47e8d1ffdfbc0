import { changeSettings } from '../domain/change-settings.ts'
import type { Scenario } from '../world/scenario.ts'
import { textParam } from './params.ts'

export const agentCodeBad: Scenario = {
  name: 'agent-code-bad',
  about: 'A registration with an agent code is refused',
  params: { code: 'The only code that is bad, in place of all' },
  apply(world, params) {
    const code = textParam(params, 'code')
    changeSettings(world, { badAgentCodes: code === null ? 'all' : [code] })
  },
}
