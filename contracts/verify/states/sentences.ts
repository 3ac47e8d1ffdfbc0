/**
 * What each state of the pacts means, in one sentence. Reports print the sentence beside the name, and
 * docs/backend-states.md is written from this list.
 */
import type { Json } from '@chaupar/api/document'
import type { State } from '../pacts/pact-file.ts'

export interface StateSentence {
  readonly name: string
  /** Ends without a full stop. */
  readonly sentence: string
  /** Names of the values that the state gives, beside those of its parameters. */
  readonly gives?: readonly string[]
}

export interface ParameterSentence {
  readonly parameter: string
  /** The value that the sentence is about; any value when absent. */
  readonly value?: Json
  /** `{}` stands for the value. Empty where the sentence of another parameter names this one, in braces too. */
  readonly sentence: string
  /** Names of the values that the state gives because of the parameter. */
  readonly gives: readonly string[]
}

export const states: readonly StateSentence[] = [
  {
    name: 'default',
    sentence:
      'The site is open, with demo users, a banner with title, text and label, an announcement, and matches in play with a market each',
  },
  { name: 'maintenance', sentence: 'The site is closed: every call but getAppDetails is a 503' },
  { name: 'legacy-errors', sentence: 'Failures have status 200 and their text in errorMessage' },
  { name: 'unauthorized-next', sentence: 'The next call with the token is a 401 that logs the player out' },
  { name: 'unauthorized-other', sentence: 'The next call with the token is a 401 with another text' },
  { name: 'session-check-fails', sentence: 'The socket answers session_check with failed' },
  { name: 'suspended-market', sentence: 'The named market is suspended' },
  { name: 'ball-running', sentence: 'The named market waits for a ball' },
  { name: 'settled-match', sentence: 'The player has a settled bet on a match that is over' },
  { name: 'low-balance', sentence: 'The balance of the player is {balance}' },
  { name: 'otp-expired', sentence: 'Codes that were sent have expired' },
  { name: 'bonus-active', sentence: 'The bonus bn-welcome of the player is active' },
  { name: 'bonus-expired', sentence: 'A bonus of the player has expired' },
  {
    name: 'withdraw-pending',
    sentence: 'A withdrawal of the player to a saved bank is pending',
    gives: ['withdrawalId', 'bankId'],
  },
  { name: 'deposit-pending', sentence: 'A deposit of the player is pending' },
  { name: 'deposit-declined', sentence: 'A deposit of the player was declined, with a reason' },
  { name: 'described-forms', sentence: 'A gateway and KYC describe additional fields' },
  { name: 'kyc-none', sentence: 'The player has sent no documents' },
  { name: 'kyc-approved', sentence: 'The documents of the player are approved' },
  { name: 'kyc-declined', sentence: 'The documents of the player were declined' },
  { name: 'game-url-fails', sentence: 'Games cannot be launched' },
  { name: 'round-left-open', sentence: 'The player left a round of the game open' },
  { name: 'session-ended-in-game', sentence: 'The session of the game has ended' },
  { name: 'insufficient-in-game', sentence: 'The balance does not cover a bet in the game' },
]

const match = ['refMatchId', 'marketId', 'selectionId', 'odds']

export const parameters: readonly ParameterSentence[] = [
  {
    parameter: 'signedIn',
    sentence: '{} is signed in, with a balance of 10,000',
    gives: ['token'],
  },
  {
    parameter: 'alsoSignedIn',
    sentence: '{} is signed in too, with the same balance and no bets',
    gives: ['otherToken'],
  },
  { parameter: 'match', value: true, sentence: 'A match in play and one of its markets are named', gives: match },
  {
    parameter: 'match',
    value: 'soccer',
    sentence: 'A soccer match in play with goals and cards is named',
    gives: ['refMatchId'],
  },
  { parameter: 'match', value: 'tennis', sentence: 'A tennis match in play is named', gives: ['refMatchId'] },
  {
    parameter: 'match',
    value: 'chase',
    sentence: 'A cricket match in its second innings is named',
    gives: ['refMatchId'],
  },
  {
    parameter: 'match',
    value: 'over',
    sentence: 'The match of the newest settled bet is named',
    gives: ['refMatchId'],
  },
  {
    parameter: 'bet',
    value: true,
    sentence: 'The player has an open bet of 100 on a match in play, placed under the key pact-intent-1',
    gives: [...match, 'betId'],
  },
  {
    parameter: 'bet',
    value: 'waiting',
    sentence: 'The player has a bet of 100 whose delay has not passed',
    gives: [...match, 'betId'],
  },
  {
    parameter: 'bet',
    value: 'offer',
    sentence: 'The player has an offer of 100 that waits in the book at odds of 1000',
    gives: [...match, 'betId'],
  },
  {
    parameter: 'bet',
    value: 'line',
    sentence: 'The player has an open bet of 100 on a market of runs',
    gives: [...match, 'betId'],
  },
  {
    parameter: 'autoCashOut',
    sentence: 'A rule cashes that bet out at a profit of 500, which its market does not come to',
    gives: ['ruleId'],
  },
  {
    parameter: 'priceAlert',
    sentence: 'The player has an alert on back odds of 1000 at the named market, which does not come to them',
    gives: ['alertId'],
  },
  { parameter: 'cash', sentence: 'The player may withdraw {} of the balance', gives: [] },
  { parameter: 'referred', sentence: 'A new player signed up by the referral link of the player', gives: [] },
  { parameter: 'codeFor', sentence: 'A one-time code for {codePurpose} was sent to {}', gives: ['otp'] },
  { parameter: 'codePurpose', sentence: '', gives: [] },
  { parameter: 'verifiedCodeFor', sentence: 'A one-time code was sent to {} and verified', gives: ['otp'] },
  { parameter: 'bank', sentence: 'The player has a saved bank, without pending requests', gives: ['bankId'] },
  { parameter: 'limited', sentence: 'The daily deposit limit is {}', gives: [] },
  { parameter: 'limitedLoss', sentence: 'The daily loss limit is {}', gives: [] },
  { parameter: 'balance', sentence: '', gives: [] },
  { parameter: 'declined', sentence: 'The operator has declined that withdrawal, with a reason', gives: [] },
  { parameter: 'closedKey', sentence: 'A client closed the key {}, so calls under it are refused', gives: [] },
  { parameter: 'usedUtr', sentence: 'The player announced a deposit with the reference {}', gives: [] },
  { parameter: 'lockedOut', sentence: '{} has reached the limit of wrong passwords', gives: [] },
  {
    parameter: 'offered',
    sentence: 'One more bonus can be claimed until a day, and some game has its own wagering rate for it',
    gives: [],
  },
  {
    parameter: 'history',
    sentence:
      'The player has more than ten bets, of every status and kind of price, deposits and withdrawals of several statuses, two banks, two sessions, two alerts, a completed and an active bonus, and bookings on two days of India, one of them between 00:00 and 05:30',
    gives: [],
  },
  { parameter: 'termsOf', sentence: 'The terms of the bonus {} are known', gives: ['termsId'] },
  { parameter: 'game', sentence: 'The player has opened the game {}', gives: ['sessionID'] },
  { parameter: 'round', value: 'won', sentence: 'The player has won a round that is not closed', gives: [] },
  {
    parameter: 'round',
    value: 'revealed',
    sentence: 'The player has finished a round whose seed is revealed',
    gives: [],
  },
  {
    parameter: 'round',
    value: 'placed',
    sentence: 'A round under the key intent-of-the-player-1 waits for a decision',
    gives: [],
  },
  {
    parameter: 'round',
    value: 'refused',
    sentence: 'A bet under the key intent-of-the-player-1 was refused for lack of money',
    gives: [],
  },
  {
    parameter: 'round',
    value: 'closed',
    sentence: 'A client asked for the key intent-of-the-player-1 before any call under it',
    gives: [],
  },
  { parameter: 'stage', value: 'open', sentence: 'The shared round takes bets', gives: ['stageRound'] },
  {
    parameter: 'stage',
    value: 'bet',
    sentence: 'The player has a bet in the shared round, which still takes bets',
    gives: ['betID', 'stageRound'],
  },
  {
    parameter: 'stage',
    value: 'running',
    sentence: 'The shared round runs, with a bet of the player',
    gives: ['betID', 'stageRound'],
  },
  { parameter: 'stage', value: 'fallen', sentence: 'The shared round is over', gives: ['stageRound'] },
  { parameter: 'signedOut', sentence: 'The player has signed out since', gives: [] },
  { parameter: 'pausedHours', sentence: 'The player takes a break of {} hours', gives: [] },
  { parameter: 'fails', sentence: 'The next call, whichever it is, fails with {} and status {failStatus}', gives: [] },
  { parameter: 'failStatus', sentence: '', gives: [] },
]

/** Names of the values that a state gives. */
export function valuesOf({ name, params }: State): string[] {
  const own = states.find((one) => one.name === name)?.gives ?? []
  return [...own, ...parametersOf(params).flatMap(({ gives }) => gives)]
}

/** The entries that are about parameters of a state, with their values. */
function parametersOf(params: State['params']): ParameterSentence[] {
  return parameters.filter(
    ({ parameter, value }) => Object.hasOwn(params, parameter) && (value ?? params[parameter]) === params[parameter],
  )
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** The sentences of a state and of its parameters. Empty for a state without one. */
export function sentenceOf({ name, params }: State): string {
  const own = states.find((one) => one.name === name)?.sentence ?? ''
  // A parameter of `default` says more than that the site is open.
  const isOpenSite = name === 'default' && Object.keys(params).length > 0
  const added = parametersOf(params).map(({ parameter, sentence }) => filled(sentence, parameter, params))
  return [isOpenSite ? '' : filled(own, '', params), ...added]
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${capital(sentence)}.`)
    .join(' ')
}

function filled(sentence: string, parameter: string, params: State['params']): string {
  return sentence.replaceAll(/\{(\w*)\}/g, (_, name: string) => String(params[name === '' ? parameter : name]))
}
