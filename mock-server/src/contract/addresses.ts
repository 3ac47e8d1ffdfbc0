import type { OperationEntry } from '@chaupar/api/operations.gen'

/** Where each host of openapi.yaml lives on this server; an operator's own hosts have no prefix. */
const hostPrefixes = {
  api: '/api',
  sportsData: '/sports-data',
  gameHost: '/game-host',
  liveTv: '/live-tv',
} as const

/** The prefix of the paths of rgs.yaml: with the server's host in front, a client's rgs_url. */
export const rgsPrefix = '/game-host/rgs'

/** Address of an operation of openapi.yaml on this server, in Fastify's spelling of parameters. */
export function routePath({ host, path }: Pick<OperationEntry, 'host' | 'path'>): string {
  return hostPrefixes[host] + inFastifySpelling(path)
}

/** Address of an operation of rgs.yaml, with the world as a parameter. */
export function rgsRoutePath(path: string): string {
  return `${rgsPrefix}/:world${inFastifySpelling(path)}`
}

/** `/bets/{betId}` as `/bets/:betId`. */
export function inFastifySpelling(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
