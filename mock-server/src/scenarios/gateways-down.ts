import { gatewayTerms } from '../domain/cashier/gateway-terms.ts'
import { changeSettings } from '../domain/change-settings.ts'
import { DomainError } from '../domain/errors.ts'
import type { Scenario } from '../world/scenario.ts'
import { textParam } from './params.ts'

export const gatewaysDown: Scenario = {
  name: 'gateways-down',
  about: 'No way to pay in or out works',
  params: { gateway: 'Key of the only one that is down' },
  apply(world, params) {
    const wanted = textParam(params, 'gateway')
    const keys = gatewayTerms.map(({ key }) => key).filter((key) => wanted === null || key === wanted)
    if (keys.length === 0) throw new DomainError('scenario_parameter_invalid', { parameter: 'gateway' })
    changeSettings(world, { gatewaysDown: [...new Set([...world.settings.current.gatewaysDown, ...keys])] })
  },
}
