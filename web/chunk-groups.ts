type ModuleContext = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

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
  /** Our part of the first files, the landing page in it, and the small parts that every page is made of. */
  {
    name: (id: string, context: ModuleContext) => (isOfFirstFiles(id, context) ? 'first' : null),
  },
  /** Icons of all later files: else the first group that needs one would take it, and every file with that icon wait for that group. */
  { name: 'icons', test: /\/node_modules\/lucide-react\// },
  /** One file for all providers: a lobby would wait for sixteen small requests. */
  { name: 'catalogue', test: /\/games\/catalogue\/(?:providers\/|listing)/ },
  /** What the features share: session, money, calls, clock. */
  { name: 'shared', test: /\/web\/src\/(?!app\/|console\/|features\/|shell\/|ui\/|locales\/)/ },
  /** Dialogs, panels and menus, with the libraries below them. */
  {
    name: 'overlays',
    test: /\/node_modules\/(?:@base-ui|@floating-ui|use-sync-external-store)\/|\/web\/src\/ui\/overlays\//,
  },
  /** Single fields, tables and figures. */
  { name: 'fields', test: /\/web\/src\/ui\/(?:forms\/(?!described\/)|records\/)/ },
  /** What forms with several fields run on. */
  { name: 'forms', test: /\/node_modules\/react-hook-form\/|\/web\/src\/ui\/forms\/described\// },
  /** Lists of matches, which the landing page shows too. */
  { name: 'matches', test: /\/web\/src\/features\/sports\/(?:lists\/|prices\/|[^/]+$)/ },
  /** Boards and slip, with what they are made of. */
  { name: 'sports', test: /\/web\/src\/features\/sports\/(?:board|frame|selection|slip)\// },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

function isOfFirstFiles(id: string, context: ModuleContext): boolean {
  if (id.includes('/node_modules/')) return false
  if (/\/web\/src\/ui\/(?:basics|states)\//.test(id)) return true
  const seen = new Set([id])
  // A set grows under its own loop.
  for (const one of seen) for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  return [...seen].some((one) => one.endsWith('/src/main.tsx'))
}
