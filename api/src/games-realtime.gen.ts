// Written by tools/generate.ts from api/rgs.yaml. Do not edit; run "npm run generate".

/** What the server sends by itself, with the schema that it carries. */
export const gamePushedEvents = {
  'stage:round': 'StageRound',
  'stage:tick': 'StageTick',
  'stage:players': 'StagePlayers',
  'bet:changed': 'BetNews',
} as const

/** What a client asks: the schemas of what it sends (null: nothing) and of what it is answered. */
export const gameAskedEvents = {
  'stage:watch': { sent: null, answered: 'StageWatch' },
  'stage:leave': { sent: null, answered: 'StageLeft' },
  'bet:place': { sent: 'StageBetOrder', answered: 'StageBetAnswer' },
  'bet:cancel': { sent: 'StageBetChoice', answered: 'StageBetAnswer' },
  'bet:cash-out': { sent: 'StageBetChoice', answered: 'StageBetAnswer' },
} as const
