// Written by tools/generate.ts from contracts/control.yaml. Do not edit; run "npm run generate".

export const controlOperations = {
  listScenarios: { method: 'GET', path: '/scenarios' },
  listWorlds: { method: 'GET', path: '/worlds' },
  createWorld: { method: 'POST', path: '/worlds' },
  readWorld: { method: 'GET', path: '/worlds/{world}' },
  deleteWorld: { method: 'DELETE', path: '/worlds/{world}' },
  applyScenarios: { method: 'POST', path: '/worlds/{world}/scenario' },
  readInvariants: { method: 'GET', path: '/worlds/{world}/invariants' },
  readClock: { method: 'GET', path: '/worlds/{world}/clock' },
  freezeClock: { method: 'POST', path: '/worlds/{world}/clock/freeze' },
  setClock: { method: 'POST', path: '/worlds/{world}/clock/set' },
  advanceClock: { method: 'POST', path: '/worlds/{world}/clock/advance' },
  scaleClock: { method: 'POST', path: '/worlds/{world}/clock/scale' },
  tickWorld: { method: 'POST', path: '/worlds/{world}/tick' },
  pushToast: { method: 'POST', path: '/worlds/{world}/push/toast' },
  pushBalance: { method: 'POST', path: '/worlds/{world}/push/balance' },
  pushSessionRefresh: { method: 'POST', path: '/worlds/{world}/push/session-refresh' },
  pushAnnouncement: { method: 'POST', path: '/worlds/{world}/push/announcement' },
  listOtps: { method: 'GET', path: '/worlds/{world}/otp' },
  revokeToken: { method: 'POST', path: '/worlds/{world}/player/revoke-token' },
  logOutEverywhere: { method: 'POST', path: '/worlds/{world}/player/log-out-everywhere' },
  creditPlayer: { method: 'POST', path: '/worlds/{world}/money/credit' },
  suspendMarket: { method: 'POST', path: '/worlds/{world}/markets/{marketId}/suspend' },
  runBall: { method: 'POST', path: '/worlds/{world}/markets/{marketId}/ball-running' },
  openMarket: { method: 'POST', path: '/worlds/{world}/markets/{marketId}/open' },
  movePrice: { method: 'POST', path: '/worlds/{world}/markets/{marketId}/price' },
} as const

export type ControlOperationId = keyof typeof controlOperations
