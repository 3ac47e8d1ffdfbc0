import * as v from 'valibot'

const bitsPerSecond = v.nullable(v.number())

export const networkNumbers = v.object({
  /** To the player; null: as fast as the machine. All connections of a world share it. */
  downBitsPerSecond: bitsPerSecond,
  /** From the player. */
  upBitsPerSecond: bitsPerSecond,
  /** There and back; half of it each way. */
  latencyMs: v.number(),
  /** How much later or earlier a piece may arrive, each way. */
  jitterMs: v.number(),
  /** Share of the HTTP calls whose connection is reset, half of them before and half after their effect. */
  resetShare: v.number(),
  /** When nothing passes: first after `afterMs`, for `forMs`, again `everyMs` later; null: once. */
  gap: v.nullable(
    v.object({
      afterMs: v.number(),
      forMs: v.number(),
      everyMs: v.nullable(v.number()),
      /** Share of the gaps that cut all connections when they begin. */
      cutShare: v.number(),
    }),
  ),
  /** Added to the time that the server says it has, as a device reads it whose clock is so far behind. */
  skewMs: v.number(),
  /** Whether every call is sent to a page of the network's own until the player presses its button. */
  hasPortal: v.boolean(),
})

/** What a network does to the bytes of a world. */
export type NetworkNumbers = v.InferOutput<typeof networkNumbers>
export type Gap = NonNullable<NetworkNumbers['gap']>

/** A network that changes nothing: what a profile does not name is as here. */
export const unlimited: NetworkNumbers = {
  downBitsPerSecond: null,
  upBitsPerSecond: null,
  latencyMs: 0,
  jitterMs: 0,
  resetShare: 0,
  gap: null,
  skewMs: 0,
  hasPortal: false,
}

/** A radio link after the first bars are lost. */
const threeG = { downBitsPerSecond: 1_600_000, upBitsPerSecond: 768_000, latencyMs: 150, jitterMs: 60 }
const wifi = { downBitsPerSecond: 20_000_000, upBitsPerSecond: 5_000_000, latencyMs: 40, jitterMs: 10 }

const made = <Numbers extends Partial<NetworkNumbers>>(about: string, numbers: Numbers) => ({
  about,
  ...unlimited,
  ...numbers,
})

/** The networks by name: one table for the control surface, the console and the fixtures. */
export const networkProfiles = {
  '2g': made('EDGE at the edge of a town', {
    downBitsPerSecond: 240_000,
    upBitsPerSecond: 100_000,
    latencyMs: 600,
    jitterMs: 150,
    resetShare: 0.01,
  }),
  '3g-train': made('3G on a train, with tunnels', {
    ...threeG,
    resetShare: 0.02,
    gap: { afterMs: 15_000, forMs: 4_000, everyMs: 45_000, cutShare: 0.5 },
  }),
  lift: made('Into a lift: nothing for 20 s, then 3G', {
    ...threeG,
    gap: { afterMs: 0, forMs: 20_000, everyMs: null, cutShare: 0 },
  }),
  'captive-portal': made('Wi-Fi of a hotel, until one signs in at its page', { ...wifi, hasPortal: true }),
  'radio-switch': made('From Wi-Fi to mobile and back, each half minute', {
    ...wifi,
    gap: { afterMs: 0, forMs: 2_500, everyMs: 30_000, cutShare: 1 },
  }),
  asleep: made('The tab sleeps for 40 s, then all comes at once', {
    gap: { afterMs: 0, forMs: 40_000, everyMs: null, cutShare: 0 },
  }),
  'wrong-clock': made("The device's clock is three minutes slow", { skewMs: 180_000 }),
} as const satisfies Record<string, NetworkNumbers & { about: string }>

export type NetworkProfileName = keyof typeof networkProfiles

export function isNetworkProfile(name: string): name is NetworkProfileName {
  return Object.hasOwn(networkProfiles, name)
}

/** In the order of the table. */
export const networkProfileNames: readonly NetworkProfileName[] = Object.keys(networkProfiles).filter(isNetworkProfile)
