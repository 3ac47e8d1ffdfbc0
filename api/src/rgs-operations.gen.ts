// Written by tools/generate.ts from api/rgs.yaml. Do not edit; run "npm run generate".

export const rgsOperations = {
  authenticate: { method: 'POST', path: '/wallet/authenticate' },
  readGameBalance: { method: 'POST', path: '/wallet/balance' },
  playRound: { method: 'POST', path: '/wallet/play' },
  endRound: { method: 'POST', path: '/wallet/end-round' },
  noteRoundEvent: { method: 'POST', path: '/bet/event' },
  actInRound: { method: 'POST', path: '/bet/action' },
  replayRound: { method: 'GET', path: '/bet/replay/{game}/{version}/{mode}/{event}' },
  searchGame: { method: 'POST', path: '/game/search' },
  readPastRounds: { method: 'POST', path: '/session/rounds' },
  readSeeds: { method: 'POST', path: '/session/seeds' },
  rotateSeed: { method: 'POST', path: '/session/rotate-seed' },
} as const

export type RgsOperationId = keyof typeof rgsOperations
