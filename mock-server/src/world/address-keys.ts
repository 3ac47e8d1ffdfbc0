/**
 * What opens something in an address: a token as a parameter, and the last part of a page of the game host (a launched
 * game, its visit, a payment). Of a payment's page the number of its deposit stays readable.
 */
const keyInAddress = /([?&#]token=|\/game-host\/(?:play\/[^/\s"]+\/|visits\/[^/\s"]+\/|pay\/(?:[\w-]+\.)?))[\w%.~-]+/g

/** Text, the keys of all addresses in it left out. */
export function withoutKeys(text: string): string {
  return text.replaceAll(keyInAddress, '$1***')
}
