import { changeSettings } from '../domain/base/change-settings.ts'
import { textParam } from './params.ts'
import type { Situation } from './situation.ts'

export const agentCodeBad: Situation = {
  name: 'agent-code-bad',
  group: 'agent codes',
  about: 'A registration with an agent code is refused',
  params: { code: 'The only code that is bad, in place of all' },
  apply(world, params) {
    const code = textParam(params, 'code')
    changeSettings(world, { badAgentCodes: code === null ? 'all' : [code] })
  },
  holds: (world) => world.settings.current.badAgentCodes.length > 0,
  end: (world) => changeSettings(world, { badAgentCodes: [] }),
}
