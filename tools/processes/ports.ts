import getPort from 'get-port'
import { fail } from './run.ts'

/** Whether nothing listens on this port yet. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await getPort({ port })) === port
}

/** One to propose in place of those that are taken or spoken for. */
export const otherPort = (...not: number[]) => [8090, 8091, 8092].find((port) => !not.includes(port))

/** The port that an environment variable asks for; a wrong one ends the command with a line that names it. */
export function portFromEnvironment(name: string, otherwise: number): number {
  const text = process.env[name]?.trim()
  if (!text) return otherwise
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  return fail(`${name} takes a port number from 1 to 65535; got "${text}"`)
}
