// The import rules of the project. `npm test` runs them through tools/checks/import-rules.ts, which also fails when a part of
// the tree was not looked at. Each rule says in its comment what to do instead.

const tests = '\\.(test|pact\\.test|e2e)\\.tsx?$|^(web|mock-server|api|games|games/client)/test/'

/** In web: app -> shell -> features -> (player, site, money) -> (api, realtime) -> (ui, lib, config); no arrow back. */
const layers = [
  ['app'],
  ['shell'],
  ['features'],
  ['player', 'site', 'money'],
  ['api', 'realtime'],
  ['ui', 'lib', 'config'],
]
const layerRules = layers.slice(1).map((layer, index) => ({
  name: `web-${layer.join('-')}-looks-down-only`,
  comment:
    'Hand it in from app instead (a token function, a map of effects), or keep it in a store of player, site or money.',
  severity: 'error',
  from: { path: `^web/src/(${layer.join('|')})/`, pathNot: tests },
  to: {
    path: `^web/src/((${layers
      .slice(0, index + 1)
      .flat()
      .join('|')})/|main\\.tsx)`,
  },
}))

/**
 * In the mock's rules, from the bottom: each folder of mock-server/src/domain knows those of the lines above it here,
 * never those below or beside it. What two of a line share goes into a line above them.
 */
const domainLayers = [
  ['odds'], // prices, the odds ladder, what markets and matches look like, profit and loss
  ['base', 'engine'], // a world's clock, chance, settings, events and refusals; the simulated sports
  ['money'],
  ['idempotency'],
  ['accounts'],
  ['content'], // what players are told: announcements, notifications
  ['play-limits'],
  ['matches'],
  ['alerts'], // of prices, scores, markets and starts; the gate through which each of them goes
  ['bonus', 'kyc', 'referral'],
  ['games'], // launches, the rounds of a player alone, and those that all share
  ['betting', 'cashier', 'sign-up'],
  ['settlement'],
  ['invariants'],
]
const inDomain = (folders) => `^mock-server/src/domain/(${folders.join('|')})/`
const domainRules = domainLayers.map((layer, index) => ({
  name: `domain-${layer.join('-')}-looks-down-only`,
  comment: 'Move what is shared into a lower folder, or the rule that needs both into a higher one.',
  severity: 'error',
  from: { path: inDomain(layer), pathNot: tests },
  to: { path: inDomain(domainLayers.slice(index).flat()), pathNot: inDomain(['$1']) },
}))
/**
 * Inside sports: pages -> frame -> ladder -> (board, score, slip, bets, lists) -> selection -> (history, alerts) -> prices -> the files beside the parts.
 * The five of a level are strangers: slip and board meet in the selection, a page hands one part's drawing to another.
 */
const strangers = ['board', 'score', 'slip', 'bets', 'lists']
const sportsParts = [['pages'], ['frame'], ['ladder'], strangers, ['selection'], ['history', 'alerts'], ['prices']]
const sports = '^web/src/features/sports/'
const sportsRules = [
  ...sportsParts.slice(1).map((level, index) => ({
    name: `sports-${level.join('-')}-looks-down-only`,
    comment: 'Hand it in from a page or the frame, or move what both need into selection or prices.',
    severity: 'error',
    from: { path: `${sports}(${level.join('|')})/`, pathNot: tests },
    to: {
      path: `${sports}(${sportsParts
        .slice(0, index + 1)
        .flat()
        .join('|')})/`,
    },
  })),
  {
    name: 'sports-parts-of-a-level-are-strangers',
    comment: 'What two of them share goes one level down; what one shows of the other is handed in by a page.',
    severity: 'error',
    from: { path: `${sports}(${strangers.join('|')})/`, pathNot: tests },
    to: { path: `${sports}(${strangers.join('|')})/`, pathNot: `${sports}$1/` },
  },
  {
    name: 'sports-shared-files-know-no-part',
    comment: 'queries, sport-names and stars-and-pins-store lie under every part.',
    severity: 'error',
    from: { path: `${sports}[^/]+$` },
    to: { path: `${sports}[^/]+/` },
  },
]

/** In the casino: pages -> (listing, game) -> search -> (covers, providers) -> catalogue; no arrow back (decision 031). */
const casinoParts = ['pages', 'listing|game', 'search', 'covers|providers', 'catalogue']
const casinoRules = casinoParts.slice(1).map((parts, index) => ({
  name: `casino-${parts.replace('|', '-')}-looks-down-only`,
  comment: 'Move what both need to the part below, or hand it in from the page.',
  severity: 'error',
  from: { path: `^web/src/features/casino/(${parts})/`, pathNot: tests },
  to: { path: `^web/src/features/casino/(${casinoParts.slice(0, index + 1).join('|')})/` },
}))

/** A package that one place alone may know. */
function only(name, packages, allowed, scope, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: scope, pathNot: [allowed, tests] },
    to: { path: `(^|/)node_modules/(${packages})/` },
  }
}

module.exports = {
  forbidden: [
    // 1. From the ground up: api, games, then web and mock beside each other, contracts over both, bench and e2e on top.
    {
      name: 'api-is-the-ground',
      comment: 'Everybody stands on api, which knows nothing else of ours.',
      severity: 'error',
      from: { path: '^api/', pathNot: tests },
      to: { path: '^(games|web|mock-server|contracts|kit|bench|e2e|tools)/' },
    },
    {
      name: 'games-know-the-api-alone',
      comment: 'Rules, catalogue and covers are the same for web, mock and game client.',
      severity: 'error',
      from: { path: '^games/(rules|catalogue|covers)/' },
      to: { path: '^(mock-server|contracts|bench|e2e|tools)/|^games/(?!rules/|catalogue/|covers/)' },
    },
    {
      name: 'games-do-not-know-the-web',
      comment: 'Move what both need into games: the web may import it from there. Tests and builds are no exception.',
      severity: 'error',
      from: { path: '^games/' },
      to: { path: '^web/' },
    },
    {
      name: 'covers-are-drawn-by-builds-alone',
      comment: "The drawing sets type with packages that no browser loads and the mock's image does not have.",
      severity: 'error',
      from: { path: '^(games/(rules|catalogue|client/src)|web/src|mock-server/src)/', pathNot: tests },
      to: { path: '^games/covers/' },
    },
    {
      name: 'contracts-stand-above',
      comment: 'Move what a lower part needs into api or games.',
      severity: 'error',
      from: { path: '^(api|games|web|mock-server|e2e|tools)/' },
      to: { path: '^(contracts|bench)/' },
    },
    {
      name: 'stand-in-is-no-copy',
      comment:
        "It proves that the verification fits a backend of another kind: it knows the promise by heart, and nobody's code.",
      severity: 'error',
      from: { path: '^contracts/stand-in/', pathNot: tests },
      to: { path: '^(api|games|web|mock-server|bench|e2e|tools)/|^contracts/(?!stand-in/)' },
    },
    {
      name: 'web-does-not-know-the-mock',
      comment: 'Only web/test/ (component tests) starts the mock in process.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/test/' },
      to: { path: '^mock-server/' },
    },
    {
      name: 'mock-does-not-know-the-web',
      severity: 'error',
      from: { path: '^mock-server/' },
      to: { path: '^web/' },
    },
    {
      name: 'game-client-knows-the-contracts-alone',
      comment: 'It could stand on a host of its own: it asks by api/rgs.yaml. Its fonts are files, not modules.',
      severity: 'error',
      from: { path: '^games/client/src/', pathNot: tests },
      to: { path: '^(mock-server|e2e|tools)/', pathNot: '\\.woff2$' },
    },
    {
      name: 'mock-does-not-know-the-game-client',
      comment: 'It serves the built files.',
      severity: 'error',
      from: { path: '^mock-server/(src|test)/' },
      to: { path: '^games/client/' },
    },
    {
      name: 'game-faces-are-strangers',
      comment: 'What two families share belongs to drawing, bet, money or round.',
      severity: 'error',
      from: { path: '^games/client/src/faces/([^/]+)/' },
      to: { path: '^games/client/src/faces/[^/]+/', pathNot: '^games/client/src/faces/$1/' },
    },
    {
      name: 'game-faces-know-no-server',
      comment: 'A face is given its round and hands back decisions: the round machine asks the server.',
      severity: 'error',
      from: { path: '^games/client/src/faces/[^/]+/', pathNot: tests },
      to: { path: '^games/client/src/(rgs|shell|panels)/' },
    },
    {
      name: 'kit-knows-the-api-alone',
      comment:
        'Others install it: of ours it may need only what is packed with it. The command of the mock starts the mock.',
      severity: 'error',
      from: { path: '^kit/', pathNot: '^kit/packages/' },
      to: { path: '^(games|web|mock-server|contracts|bench|e2e|tools)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^(api/src|games/(rules|catalogue|covers|client/src)|web/src|mock-server/src)/', pathNot: tests },
      to: { path: `${tests}|^(kit|e2e|tools)/` },
    },

    // 2. Inside web.
    ...layerRules,
    ...casinoRules,
    ...sportsRules,
    {
      name: 'web-api-and-realtime-are-strangers',
      severity: 'error',
      from: { path: '^web/src/(api|realtime)/', pathNot: tests },
      to: { path: '^web/src/(api|realtime)/', pathNot: '^web/src/$1/' },
    },
    {
      name: 'web-lib-and-config-draw-nothing',
      severity: 'error',
      from: { path: '^web/src/(lib|config)/' },
      to: { path: '^web/src/ui/|(^|/)node_modules/(react-dom|@base-ui|lucide-react)/' },
    },
    {
      name: 'web-features-are-strangers',
      comment:
        'What two features share belongs to player, site, money, ui or lib; a page made of several belongs to app/pages.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-console-stands-alone',
      comment: 'The QA console is a page of its own over ui, lib and the control client.',
      severity: 'error',
      from: { path: '^web/src/console/', pathNot: tests },
      to: { path: '^web/src/', pathNot: '^web/src/(console|ui|lib|styles|fonts)/' },
    },
    {
      name: 'web-does-not-know-the-console',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/console/' },
      to: { path: '^web/src/console/' },
    },

    // 3. Inside the mock.
    ...domainRules,
    {
      name: 'domain-folders-have-a-place',
      comment: 'Give the folder its line in domainLayers; files lie in folders.',
      severity: 'error',
      from: {},
      to: { path: '^mock-server/src/domain/', pathNot: inDomain(domainLayers.flat()) },
    },
    {
      name: 'mock-domain-is-plain',
      comment: 'The rules know only themselves, the store and the types of the contracts.',
      severity: 'error',
      from: { path: '^mock-server/src/domain/', pathNot: tests },
      to: { path: '^mock-server/src/', pathNot: '^mock-server/src/(domain|store)/' },
    },
    {
      name: 'mock-domain-has-no-packages',
      comment:
        'No Fastify, no sockets, no files: only the hashes of node:crypto, the catalogue, the rules of the games, types of files, and types of the contracts.',
      severity: 'error',
      from: { path: '^mock-server/src/domain/', pathNot: tests },
      to: {
        dependencyTypesNot: ['local', 'type-only'],
        pathNot: '^(node:)?crypto$|^mock-server/|^games/(rules|catalogue)/|^api/src/file-type\\.ts$',
      },
    },
    {
      name: 'mock-store-knows-no-rules',
      severity: 'error',
      from: { path: '^mock-server/src/store/', pathNot: tests },
      to: { path: '^mock-server/src/', pathNot: '^mock-server/src/store/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mock-world-knows-domain-and-store',
      severity: 'error',
      from: { path: '^mock-server/src/world/', pathNot: tests },
      to: { path: '^mock-server/src/', pathNot: '^mock-server/src/(world|domain|store)/' },
    },
    {
      name: 'mock-wire-knows-domain-and-contract',
      comment: 'Payload shapes of domain values: no server, no world, no connection.',
      severity: 'error',
      from: { path: '^mock-server/src/(wire|contract)/', pathNot: tests },
      to: { path: '^mock-server/src/', pathNot: '^mock-server/src/(wire|contract|domain|store)/' },
    },
    {
      name: 'mock-contract-knows-no-shapes',
      comment:
        'It reads the documents and says what they do not promise; of the rules it knows the catalogue of errors.',
      severity: 'error',
      from: { path: '^mock-server/src/contract/', pathNot: tests },
      to: { path: '^mock-server/src/wire/' },
    },
    {
      name: 'mock-admission-knows-worlds',
      comment: 'Who calls, from which world, how often: asked in the same words by every way in.',
      severity: 'error',
      from: { path: '^mock-server/src/admission/', pathNot: tests },
      to: { path: '^mock-server/src/', pathNot: '^mock-server/src/(admission|world|domain|store)/' },
    },
    {
      name: 'mock-calls-know-no-transport',
      comment: 'A call is performed alike by whatever way it came; what differs is handed in by http and realtime.',
      severity: 'error',
      from: { path: '^mock-server/src/calls/', pathNot: tests },
      to: {
        path: '^mock-server/src/(http|realtime|control|game-host|scenarios)/|(^|/)node_modules/(fastify|socket\\.io)/',
      },
    },
    {
      name: 'mock-entries-are-independent',
      comment: 'What two of them share belongs to calls, wire, contract or admission; app.ts hands the rest in.',
      severity: 'error',
      from: { path: '^mock-server/src/(http|realtime|game-host)/', pathNot: tests },
      to: { path: '^mock-server/src/(http|realtime|control|game-host|scenarios)/', pathNot: '^mock-server/src/$1/' },
    },
    {
      name: 'mock-upstream-knows-contract-and-worlds',
      comment:
        'It answers in the place of the rules: what goes in and out is handed to it, and app.ts says where it stands.',
      severity: 'error',
      from: { path: '^mock-server/src/upstream/', pathNot: tests },
      to: { path: '^mock-server/src/', pathNot: '^mock-server/src/(upstream|contract|admission|world|domain|store)/' },
    },
    {
      name: 'mock-rules-know-no-upstream',
      comment: 'A world has its rules whether somebody else answers in their place or not.',
      severity: 'error',
      from: { path: '^mock-server/src/(world|wire|contract|admission|scenarios)/', pathNot: tests },
      to: { path: '^mock-server/src/upstream/' },
    },
    {
      name: 'mock-control-does-not-know-http',
      comment: 'The control surface steers worlds and sockets; calls of the API are none of its business.',
      severity: 'error',
      from: { path: '^mock-server/src/control/', pathNot: tests },
      to: { path: '^mock-server/src/(http|game-host)/' },
    },
    {
      name: 'mock-scenarios-know-world-and-domain',
      severity: 'error',
      from: { path: '^mock-server/src/scenarios/', pathNot: tests },
      to: { path: '^mock-server/src/', pathNot: '^mock-server/src/(scenarios|world|domain|store)/' },
    },

    // 4. One place for each library.
    only(
      'watching-only-in-monitoring',
      'prom-client|@opentelemetry/[\\w-]+',
      '^mock-server/src/monitoring/',
      '^mock-server/',
      'Use traced() of the world, or a hook that monitoring sets: where it is off nothing of these is loaded.',
    ),
    only('axios-only-in-api', 'axios', '^web/src/api/', '^(web|contracts)/', 'Use call() and query().'),
    only(
      'socket-client-only-in-realtime',
      'socket\\.io-client',
      '^web/src/realtime/|^contracts/verify/(run|checks)/',
      '^(web|contracts)/',
      'Use on() and request().',
    ),
    only(
      'zustand-only-in-stores',
      'zustand',
      '-store\\.tsx?$',
      '^(web|games/client)/',
      'Put the state into a *-store.ts.',
    ),
    only(
      'clients-of-backends-only-in-upstream',
      'undici|socket\\.io-client',
      '^mock-server/src/upstream/',
      '^mock-server/src/',
      'Calls of a real backend go through the one place that strikes out secrets and keeps to the configured hosts.',
    ),
    only(
      'fastify-only-at-the-edge',
      'fastify|@fastify',
      '^mock-server/src/((http|control|game-host|monitoring)/|app\\.ts$)',
      '^mock-server/',
      'The domain throws DomainError; http turns it into an answer.',
    ),

    // 5. e2e looks from outside.
    {
      name: 'e2e-looks-from-outside',
      comment: 'Only types, the table of routes, the index of the gallery and the typed control client.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(api|games|web|mock-server|contracts|bench|tools)/',
        pathNot:
          '^api/src/control(-client|-operations\\.gen|\\.gen)?\\.ts$|^web/src/config/routes\\.ts$|^tools/gallery/gallery-index\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-index-barrels',
      comment: 'Import the file itself.',
      severity: 'error',
      from: {},
      to: {
        path: '^(api|bench|contracts|e2e|games|mock-server|tools|web)/.*(^|/)index\\.tsx?$',
        pathNot: 'node_modules',
      },
    },

    // What a fresh install would not find.
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?|^virtual:' } },
    {
      name: 'declared-packages-only',
      comment: "Add it to this workspace's own package.json; another workspace's is not in its image.",
      severity: 'error',
      from: { path: '^(api/src|games/(rules|catalogue|client/src)|web/src|mock-server/src)/', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    // Types count: a layer that knows another's types knows the other.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
