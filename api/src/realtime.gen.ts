// Written by tools/generate.ts from openapi.yaml. Do not edit; run "npm run generate".

/** What the server sends by itself, with the schema that it carries. */
export const pushedEvents = {
  notification_toast: 'NotificationToast',
  session_refresh: 'SessionRefresh',
  update_balance: 'UpdateBalance',
  'odds:update': 'OddsUpdate',
  'exposure:update': 'ExposureUpdate',
  'bet:update': 'BetUpdate',
} as const

/** What a client asks: the schemas of what it sends (null: nothing) and of what it is answered. */
export const askedEvents = {
  session_check: { sent: null, answered: 'SessionCheckReply' },
  'get:balance': { sent: null, answered: 'BalanceReply' },
  'odds:subscribe': { sent: 'OddsSubscription', answered: 'OddsSnapshot' },
  'odds:unsubscribe': { sent: 'OddsUnsubscription', answered: 'Acknowledgement' },
} as const
