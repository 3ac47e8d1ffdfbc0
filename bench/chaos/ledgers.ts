import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { scenarios } from '../../mock-server/src/scenarios/list.ts'
import { openStore } from '../../mock-server/src/store/store.ts'
import { WorldRegistry } from '../../mock-server/src/world/registry.ts'
import { stateDigest } from '../../mock-server/src/world/state-digest.ts'
import { databasesIn } from '../../mock-server/src/world/world-files.ts'
import { ledgerFaults, unacknowledgedEntries } from '../../mock-server/test/reliability/ledger-check.ts'
import type { Homes } from './homes.ts'
import type { Players } from './players.ts'

/** Acknowledged movements in so many worlds, and one line for each that the ledger lacks or has twice. */
export type LedgerReport = { movements: number; worlds: number; faults: string[] }

/**
 * Compares the ledgers in the folders of stopped homes with what their players were answered. Every call had its answer in the end,
 * so an entry that no answer names is money that moved twice. Prints the first ten faults.
 */
export function readLedgers(homes: Homes, { acknowledged }: Players): LedgerReport {
  const faults: string[] = []
  for (const home of homes.indexes) {
    const dataFolder = homes.dataFolder(home)
    const registry = new WorldRegistry({ scenarios, systemNow: Date.now, newSeed: () => 'unused', dataFolder })
    for (const name of registry.names()) {
      const moved = acknowledged.get(name)
      // Opening a folder here makes a default world in it, and that of the first home is in use.
      if (moved === undefined || (name === 'default' && home !== 0)) continue
      if (homes.homeOf(name) !== home) faults.push(`${name} lies at home ${home}`)
      const world = registry.get(name)
      const found = [
        ...ledgerFaults(world, moved),
        ...unacknowledgedEntries(world, moved).map((entry) => `twice: ${entry}`),
      ]
      faults.push(...found.map((fault) => `${name}: ${fault}`))
    }
    registry.closeAll()
  }
  const movements = [...acknowledged.values()].reduce((sum, { length }) => sum + length, 0)
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
  return { movements, worlds: acknowledged.size, faults }
}

/** The digest of a database, which a server may have open. */
export function digestOf(file: string): string {
  // Opening makes a file where there is none.
  if (!existsSync(file)) return 'no file'
  const store = openStore(file)
  try {
    return stateDigest(store)
  } finally {
    store.close()
  }
}

/** Digests of all worlds in the folders of homes, by their name. */
export function digestsOf(folders: readonly string[]): Map<string, string> {
  return new Map(
    folders.flatMap((folder) =>
      databasesIn(folder).flatMap((path): [string, string][] => {
        const name = basename(path, '.sqlite')
        return [[name, digestOf(join(folder, path))]]
      }),
    ),
  )
}
