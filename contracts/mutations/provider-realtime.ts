/** Breaks of the socket: names of events, acknowledgements, pushes and their order. */
import { change, type Layer, type Mutation } from './mutation.ts'

const realtime = 'mock-server/src/realtime'

const broken = (
  at: string,
  name: string,
  file: string,
  from: string,
  to: string,
  by: Layer = 'message pact',
): Mutation => ({
  at,
  name,
  changes: [change(`${realtime}/${file}`, from, to)],
  by,
})

export const providerRealtime: readonly Mutation[] = [
  broken(
    'connect_error',
    'the text of connect_error has moved into its data',
    'gateway.ts',
    'return Object.assign(new Error(body.message), { data: { code: body.code } })',
    "return Object.assign(new Error('refused'), { data: { code: body.code, message: body.message } })",
  ),
  broken(
    'odds:unsubscribe',
    'an unsubscription is never answered',
    'answering.ts',
    '    reply(answered)\n',
    "    if (event !== 'odds:unsubscribe') reply(answered)\n",
  ),
  broken(
    'update_balance',
    'the push of a balance has another name',
    'pushes.ts',
    "event: 'update_balance',",
    "event: 'balance:update' as 'update_balance',",
  ),
  broken(
    'update_balance',
    'the push of a balance has its wallet in a field',
    'pushes.ts',
    'payload: () => wireWallet(balanceOf(world, payload.playerId)),',
    'payload: () => ({ wallet: wireWallet(balanceOf(world, payload.playerId)) }) as never,',
  ),
  broken(
    'session_check',
    'session_check is acknowledged by ok',
    'requests.ts',
    "requirePlayer(world, socket.data.token)\n    return { status: 'success' }",
    'requirePlayer(world, socket.data.token)\n    return { ok: true } as never',
  ),
  broken(
    'get:balance',
    'get:balance has its wallet in data',
    'requests.ts',
    "return { status: 'success', ...wireWallet(balanceOf(world, player.id)) }",
    "return { status: 'success', data: wireWallet(balanceOf(world, player.id)) } as never",
  ),
  broken(
    'session_check',
    'a failed check of the session is acknowledged as an error',
    'answering.ts',
    "return { status: 'failed', message: effect.message }",
    "return { status: 'error' as 'failed', message: effect.message }",
  ),
  broken(
    'exposure:update',
    'exposure:update is without its matches',
    'pushes.ts',
    'payload: () => wireExposure(exposureOf(world, payload.playerId)),',
    'payload: () => ({ exposureAmount: wireExposure(exposureOf(world, payload.playerId)).exposureAmount }) as never,',
  ),
  broken(
    'bet:update',
    'bet:update sends the bet itself',
    'pushes.ts',
    'payload: () => ({ bet: wireBet(bet) }) }',
    'payload: () => wireBet(bet) as never }',
  ),
  broken(
    'odds:update',
    'odds:update has its markets by their ids',
    'pushes.ts',
    '    markets: markets.map(wireMarket),\n    ...(score',
    '    markets: Object.fromEntries(markets.map((one) => [one.marketId, wireMarket(one)])) as never,\n    ...(score',
  ),
  broken(
    'notification_toast',
    'a toast is one text',
    'pushes.ts',
    '    ...(title === undefined ? {} : { title }),\n    ...(message === undefined ? {} : { message }),',
    "    ...({ text: [title, message].join(' ') } as object),",
  ),
  broken(
    'odds:subscribe',
    'a snapshot is one step behind the pushes that follow',
    'requests.ts',
    '    sequence,\n    ...(isResumed',
    '    sequence: sequence - 1,\n    ...(isResumed',
    'order of pushes',
  ),
  broken(
    'odds:subscribe',
    'the board goes on after it was left',
    'requests.ts',
    '    void socket.leave(rooms.match(world.name, matchId))\n',
    '',
    'order of pushes',
  ),
]
