import type { ControlData } from '@chaupar/api/control-client'
import { InvalidInput } from '../contract/invalid-input.ts'
import type { Network } from '../world/network/network.ts'
import {
  isNetworkProfile,
  type NetworkNumbers,
  networkProfileNames,
  networkProfiles,
  unlimited,
} from '../world/network/profiles.ts'
import type { ControlHandlers } from './control-call.ts'

/** Networks between a world and its players. */
export const networkHandlers = {
  listNetworks: () =>
    networkProfileNames.map((name) => {
      const { about, ...numbers } = networkProfiles[name]
      return { name, about, numbers }
    }),
  readNetwork: (input, registry) => wireNetwork(registry.get(input.world).network),
  useNetwork: (input, registry) => {
    const { network } = registry.get(input.world)
    if (input.profile !== undefined) network.use(input.profile)
    else network.useNumbers(checked({ ...unlimited, ...input.numbers }))
    return wireNetwork(network)
  },
  endNetwork: (input, registry) => {
    const { network } = registry.get(input.world)
    network.end()
    return wireNetwork(network)
  },
  signInAtPortal: (input, registry) => {
    const { network } = registry.get(input.world)
    network.signIn()
    return wireNetwork(network)
  },
} satisfies Partial<ControlHandlers>

/** A network whose gaps leave no time between them would never carry anything. */
function checked(numbers: NetworkNumbers): NetworkNumbers {
  const { gap } = numbers
  if (gap !== null && gap.everyMs !== null && gap.everyMs <= gap.forMs)
    throw new InvalidInput('everyMs of a gap must be longer than its forMs')
  return numbers
}

export function wireNetwork({ state, isAtPortal }: Network): ControlData<'readNetwork'> {
  const numbers = state?.numbers ?? unlimited
  const name = state?.profile ?? null
  const ofNumbers = state === null ? 'normal' : 'custom'
  return { profile: name !== null && isNetworkProfile(name) ? name : ofNumbers, numbers, atPortal: isAtPortal }
}
