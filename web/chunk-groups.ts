type ModuleContext = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** Splits a group by the pages that need its parts; parts below 12 kB are put together. */
const byPage = { entriesAware: true, entriesAwareMergeThreshold: 12_000 }

/**
 * Which modules come in one file. Without groups every module that two pages share becomes a small file of its own, and browsers ask
 * for six files at a time. The first matching group counts.
 */
export const chunkGroups = [
  /** The libraries that every page runs on; they change rarely. */
  {
    name: 'vendor',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zustand|@lingui|axios)\//,
  },
  /** Our part of the first files, the landing page in it. */
  {
    name: (id: string, context: ModuleContext) => (isOfFirstFiles(id, context) ? 'first' : null),
  },
  /** One file for all providers: a lobby would wait for sixteen small requests. */
  { name: 'catalogue', test: /\/games\/catalogue\/(?:providers\/|listing)/ },
  {
    name: 'interface',
    test: /\/node_modules\/(?:@base-ui|@floating-ui|use-sync-external-store)\/|\/web\/src\/ui\//,
    ...byPage,
  },
  { name: 'sports', test: /\/web\/src\/features\/sports\//, ...byPage },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

function isOfFirstFiles(id: string, context: ModuleContext): boolean {
  if (id.includes('/node_modules/')) return false
  const seen = new Set([id])
  // A set grows under its own loop.
  for (const one of seen) for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  return [...seen].some((one) => one.endsWith('/src/main.tsx'))
}
