import { changeSettings } from '../domain/base/change-settings.ts'
import { DomainError } from '../domain/base/errors.ts'
import { gatewayTerms } from '../domain/cashier/gateway-terms.ts'
import { textParam } from './params.ts'
import type { Situation } from './situation.ts'

export const gatewaysDown: Situation = {
  name: 'gateways-down',
  group: 'gateways',
  about: 'No way to pay in or out works',
  params: { gateway: 'Key of the only one that is down' },
  apply(world, params) {
    const wanted = textParam(params, 'gateway')
    const keys = gatewayTerms.map(({ key }) => key).filter((key) => wanted === null || key === wanted)
    if (keys.length === 0) throw new DomainError('scenario_parameter_invalid', { parameter: 'gateway' })
    changeSettings(world, { gatewaysDown: [...new Set([...world.settings.current.gatewaysDown, ...keys])] })
  },
  holds: (world) => world.settings.current.gatewaysDown.length > 0,
  end: (world) => changeSettings(world, { gatewaysDown: [] }),
}
