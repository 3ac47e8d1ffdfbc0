import type { ErrorCode as ContractCode } from '@chaupar/api/api'
import { alertErrors } from './alert-errors.ts'
import { cashOutErrors } from './cash-out-errors.ts'
import { controlErrors } from './control-errors.ts'
import { gameErrors } from './game-errors.ts'
import { type SteeringCode, steeringErrors } from './steering-errors.ts'
import { upstreamErrors } from './upstream-errors.ts'

/** Codes that only the control surface answers with; the others are openapi.yaml's. */
type ControlCode =
  | 'saved_world_exists'
  | 'saved_world_not_found'
  | 'journal_timeout'
  | 'origin_not_allowed'
  | 'world_limit'
  | 'world_name_invalid'
  | 'world_protected'
  | 'scenario_parameter_invalid'
  | 'market_settled'
  | SteeringCode
  | 'market_not_settled'
  | 'deposit_not_pending'
  | 'kyc_not_pending'
  | 'recording_exists'
  | 'recording_not_found'
  | 'recording_not_possible'

/** Codes that only the games' server knows; it answers with those of rgs.yaml in their place. */
type GameCode =
  | 'game_session_over'
  | 'round_open'
  | 'round_not_found'
  | 'round_not_over'
  | 'round_too_soon'
  | 'betting_closed'

export type ErrorCode = ContractCode | ControlCode | GameCode

interface CatalogueEntry {
  /** Machine code of the answer. */
  code: ErrorCode
  /** HTTP status of the answer. */
  status: number
  /** The player's text, in the specification's words where it has them. '{name}' is replaced by that fact of the refusal. */
  message: string
}

/**
 * Every refusal, by the name of its rule: code, status and player-facing message. With `alertErrors`,
 * `cashOutErrors`, `gameErrors`, `controlErrors`, `steeringErrors` and `upstreamErrors` the only place for all three.
 */
export const errorCatalogue = {
  // the request itself
  bad_request: { code: 'bad_request', status: 400, message: 'The request is not valid' },
  json_invalid: { code: 'bad_request', status: 400, message: 'The body is not valid JSON' },
  validation_failed: { code: 'validation_failed', status: 400, message: 'The request is not valid' },
  not_found: { code: 'not_found', status: 404, message: 'Not found' },
  player_not_found: { code: 'not_found', status: 404, message: 'Unknown player' },
  deposit_not_found: { code: 'not_found', status: 404, message: 'Unknown deposit' },
  kyc_not_found: { code: 'not_found', status: 404, message: 'Unknown documents' },
  fault_not_found: { code: 'not_found', status: 404, message: 'Unknown fault' },
  method_not_allowed: { code: 'method_not_allowed', status: 405, message: 'Method not allowed' },
  host_not_allowed: {
    code: 'host_not_allowed',
    status: 421,
    message: 'This server does not go by the name {host}: add it to ALLOWED_HOSTS to allow it',
  },
  body_too_large: { code: 'body_too_large', status: 413, message: 'The request is too large' },
  unsupported_media_type: { code: 'unsupported_media_type', status: 415, message: 'Unsupported media type' },
  body_packed: {
    code: 'unsupported_media_type',
    status: 415,
    message: 'The body is packed ({encoding}); send it without Content-Encoding',
  },
  too_many_requests: { code: 'too_many_requests', status: 429, message: 'Too many requests, please try again later' },
  internal_error: { code: 'internal_error', status: 500, message: 'Something went wrong' },
  unavailable: { code: 'unavailable', status: 503, message: 'Service unavailable, please try again' },
  // login (spec 7.8)
  unauthorized: { code: 'unauthorized', status: 401, message: 'Unauthorized action.' },
  unauthorized_other: { code: 'unauthorized_other', status: 401, message: 'You are not allowed to do this' },
  invalid_credentials: { code: 'invalid_credentials', status: 401, message: 'Invalid username or password' },
  sign_in_slowed: {
    code: 'sign_in_locked',
    status: 429,
    message: 'Too many wrong passwords. Please wait {wait} and try again',
  },
  sign_in_locked: {
    code: 'sign_in_locked',
    status: 429,
    message: 'Sign-in to this account is locked for {wait}. A new password, set by a code to your mobile, opens it now',
  },
  sign_in_limit: {
    code: 'too_many_requests',
    status: 429,
    message: 'Too many wrong passwords from your connection. Please try again in {wait}',
  },
  password_change_locked: {
    code: 'sign_in_locked',
    status: 429,
    message: 'Too many wrong passwords. Changing the password is locked for {wait}',
  },
  forbidden: { code: 'forbidden', status: 403, message: 'You are not allowed to do this' },
  no_demo_users: { code: 'no_demo_users', status: 403, message: 'Demo login is not available' },
  demo_not_allowed: { code: 'demo_not_allowed', status: 403, message: 'Not available for demo users' },
  maintenance: { code: 'maintenance', status: 503, message: 'The site is under maintenance' },
  // registration and passwords (spec 5, 9)
  name_empty: { code: 'validation_failed', status: 400, message: 'Name cannot be empty' },
  username_empty: { code: 'validation_failed', status: 400, message: 'User name cannot be empty' },
  username_length: { code: 'validation_failed', status: 400, message: 'Username must be 4 to 15 characters.' },
  username_characters: {
    code: 'validation_failed',
    status: 400,
    message: 'Special characters are not allowed in username.',
  },
  username_taken: { code: 'username_taken', status: 409, message: 'Username is already taken' },
  password_empty: { code: 'validation_failed', status: 400, message: 'Password cannot be empty' },
  password_length: { code: 'password_length', status: 400, message: 'Password must be 8 to 20 characters.' },
  password_same: { code: 'validation_failed', status: 400, message: 'Choose a password other than your current one' },
  password_wrong: { code: 'password_wrong', status: 400, message: 'Current password is not correct' },
  mobile_invalid: { code: 'validation_failed', status: 400, message: 'Please enter mobile number' },
  mobile_taken: { code: 'mobile_taken', status: 409, message: 'Mobile number is already registered' },
  registration_type_invalid: { code: 'validation_failed', status: 400, message: 'Registration is not allowed' },
  agent_code_bad: { code: 'agent_code_bad', status: 400, message: 'Agent code is not valid' },
  fields_mandatory: { code: 'validation_failed', status: 400, message: 'All fields are mandatory' },
  // one-time codes
  otp_required: { code: 'otp_required', status: 400, message: 'Please verify your mobile number first' },
  otp_wrong: { code: 'otp_wrong', status: 400, message: 'Invalid OTP' },
  otp_expired: { code: 'otp_expired', status: 400, message: 'OTP has expired' },
  otp_dead: {
    code: 'otp_locked',
    status: 429,
    message: 'Too many wrong codes: this one no longer works. Please ask for a new code',
  },
  otp_locked: { code: 'otp_locked', status: 429, message: 'Too many wrong codes, please try again in {wait}' },
  otp_resend_limit: {
    code: 'too_many_requests',
    status: 429,
    message: 'Too many codes requested, please try again in {wait}',
  },
  registration_limit: {
    code: 'too_many_requests',
    status: 429,
    message: 'Too many registrations tried, please try again in {wait}',
  },
  // sports and bets
  match_not_found: { code: 'match_not_found', status: 404, message: 'Match not found' },
  no_cricket_in_play: { code: 'match_not_found', status: 404, message: 'No cricket match is in play' },
  market_not_found: { code: 'market_not_found', status: 404, message: 'Market not found' },
  selection_not_found: { code: 'selection_not_found', status: 404, message: 'Selection not found' },
  bet_not_found: { code: 'bet_not_found', status: 404, message: 'Bet not found' },
  market_closed: { code: 'market_closed', status: 422, message: 'Market is closed' },
  market_suspended: { code: 'market_suspended', status: 422, message: 'Market is suspended' },
  ball_running: { code: 'ball_running', status: 422, message: 'Ball is running' },
  selection_removed: { code: 'selection_removed', status: 422, message: 'Selection is not available' },
  odds_invalid: { code: 'odds_invalid', status: 422, message: 'The price is not valid' },
  price_unavailable: { code: 'price_changed', status: 422, message: 'No price is available' },
  price_changed: { code: 'price_changed', status: 422, message: 'The price has changed' },
  stake_below_min: { code: 'stake_below_min', status: 422, message: 'Stake is below the minimum' },
  stake_above_max: { code: 'stake_above_max', status: 422, message: 'Stake is above the maximum' },
  insufficient_funds: { code: 'insufficient_funds', status: 422, message: 'Insufficient balance' },
  offers_not_taken: { code: 'offers_not_taken', status: 422, message: 'This market takes no offers' },
  offers_too_many: { code: 'offers_too_many', status: 422, message: 'Too many of your offers are waiting' },
  offer_changed: { code: 'offer_changed', status: 422, message: 'More of this offer was matched meanwhile' },
  offer_ended: { code: 'offer_ended', status: 422, message: 'This offer does not wait any more' },
  offer_cancelled: { code: 'offer_cancelled', status: 422, message: 'The offer was cancelled' },
  offer_lapsed: { code: 'offer_lapsed', status: 422, message: 'The offer has lapsed' },
  market_settled: { code: 'market_settled', status: 409, message: 'Market is already settled' },
  match_over: { code: 'market_settled', status: 409, message: 'The match is over' },
  market_not_settled: { code: 'market_not_settled', status: 409, message: 'Market is not settled' },
  result_invalid: { code: 'validation_failed', status: 400, message: 'The result is not valid' },
  amount_invalid: { code: 'validation_failed', status: 400, message: 'The amount is not valid' },
  // paying in and out
  gateway_not_found: { code: 'gateway_not_found', status: 404, message: 'Payment method not found' },
  gateway_not_fast: { code: 'gateway_unavailable', status: 422, message: 'This payment method has no fast pay' },
  gateway_unavailable: {
    code: 'gateway_unavailable',
    status: 422,
    message: 'This payment method is not available now',
  },
  amount_below_min: { code: 'amount_below_min', status: 422, message: 'Amount is below the minimum' },
  amount_above_max: { code: 'amount_above_max', status: 422, message: 'Amount is above the maximum' },
  utr_required: { code: 'validation_failed', status: 400, message: 'UTR is required' },
  utr_invalid: { code: 'validation_failed', status: 400, message: 'UTR is not valid' },
  utr_taken: { code: 'utr_taken', status: 409, message: 'This UTR was already used' },
  proof_required: { code: 'validation_failed', status: 400, message: 'Proof of payment is required' },
  field_required: { code: 'validation_failed', status: 400, message: 'Please fill in every required field' },
  field_invalid: { code: 'validation_failed', status: 400, message: 'A field of the form is not valid' },
  field_no_such_day: { code: 'validation_failed', status: 400, message: 'There is no such day' },
  field_unknown: { code: 'validation_failed', status: 400, message: 'The form does not ask for this field' },
  deposit_not_pending: { code: 'deposit_not_pending', status: 409, message: 'The deposit is already decided' },
  kyc_required: { code: 'kyc_required', status: 403, message: 'Please complete KYC first' },
  insufficient_cash: { code: 'insufficient_cash', status: 422, message: 'The amount is more than your cash' },
  wagering_open: {
    code: 'wagering_open',
    status: 422,
    message: 'A deposit must be wagered once before it can be withdrawn',
  },
  account_required: { code: 'validation_failed', status: 400, message: 'Please choose an account' },
  account_invalid: { code: 'validation_failed', status: 400, message: 'Account is not valid' },
  withdrawal_not_found: { code: 'withdrawal_not_found', status: 404, message: 'Withdrawal not found' },
  withdrawal_not_pending: {
    code: 'withdrawal_not_pending',
    status: 409,
    message: 'The withdrawal is no longer pending',
  },
  // saved accounts
  bank_not_found: { code: 'bank_not_found', status: 404, message: 'Account not found' },
  bank_exists: { code: 'bank_exists', status: 409, message: 'This account is already saved' },
  bank_in_use: { code: 'bank_in_use', status: 409, message: 'A pending withdrawal goes to this account' },
  bank_limit: { code: 'bank_limit', status: 422, message: 'No more accounts can be saved' },
  bank_name_required: { code: 'validation_failed', status: 400, message: 'Bank name is required' },
  ifsc_required: { code: 'validation_failed', status: 400, message: 'IFSC is required' },
  bank_number_invalid: { code: 'validation_failed', status: 400, message: 'Account number is not valid' },
  card_number_invalid: { code: 'validation_failed', status: 400, message: 'Card number is not valid' },
  // identity documents and files
  kyc_pending: { code: 'kyc_pending', status: 409, message: 'Your documents are being checked' },
  kyc_approved: { code: 'kyc_approved', status: 409, message: 'Your KYC is already approved' },
  kyc_not_pending: { code: 'kyc_not_pending', status: 409, message: 'The documents are already decided' },
  document_number_required: { code: 'validation_failed', status: 400, message: 'Document number is required' },
  document_number_invalid: { code: 'validation_failed', status: 400, message: 'Document number is not valid' },
  document_type_invalid: { code: 'validation_failed', status: 400, message: 'These documents are not taken' },
  document_expired: { code: 'validation_failed', status: 400, message: 'The document has expired' },
  file_required: { code: 'validation_failed', status: 400, message: 'File is required' },
  file_empty: { code: 'validation_failed', status: 400, message: 'The file is empty' },
  file_too_large: { code: 'body_too_large', status: 413, message: 'The file is larger than 5 MB' },
  file_type: { code: 'unsupported_media_type', status: 415, message: 'Only PNG, JPEG and PDF files are taken' },
  // bonuses
  bonus_not_found: { code: 'bonus_not_found', status: 404, message: 'Bonus not found' },
  bonus_already_claimed: { code: 'bonus_already_claimed', status: 409, message: 'This bonus was already claimed' },
  bonus_not_active: { code: 'bonus_not_active', status: 409, message: 'The bonus is not active' },
  bonus_terms_changed: {
    code: 'bonus_terms_changed',
    status: 409,
    message: 'The terms of this bonus have changed. Please read them again',
  },
  bonus_expired: { code: 'bonus_expired', status: 422, message: 'The bonus has expired' },
  bonus_not_available: { code: 'bonus_not_available', status: 422, message: 'Only one bonus can be active at a time' },
  // games
  game_not_found: { code: 'game_not_found', status: 404, message: 'Game not found' },
  game_unavailable: { code: 'game_unavailable', status: 503, message: 'Failed to get url' },
  home_url_invalid: { code: 'validation_failed', status: 400, message: 'The return address is not valid' },
  // limits and breaks
  limit_reached: {
    code: 'limit_reached',
    status: 422,
    message: 'Your own limit on {kind} over {period} leaves {left}',
  },
  time_out_active: { code: 'time_out_active', status: 403, message: 'You are taking a break from play' },
  self_excluded: { code: 'self_excluded', status: 403, message: 'You have excluded yourself from play' },
  time_out_running: {
    code: 'time_out_running',
    status: 409,
    message: 'A break that runs can be made longer, but not shorter',
  },
  session_not_found: { code: 'session_not_found', status: 404, message: 'Session not found' },
  // one effect per intent
  intent_in_flight: { code: 'intent_in_flight', status: 409, message: 'This request is already being processed' },
  intent_closed: { code: 'intent_closed', status: 409, message: 'This request came too late and was not carried out' },
  idempotency_key_reused: {
    code: 'idempotency_key_reused',
    status: 422,
    message: 'This request was sent before with other content',
  },
  ...alertErrors,
  ...cashOutErrors,
  ...gameErrors,
  ...controlErrors,
  ...steeringErrors,
  ...upstreamErrors,
} as const satisfies Record<string, CatalogueEntry>

export type ErrorRule = keyof typeof errorCatalogue

/** Facts for developers and tests; never shown in place of the message. */
export type ErrorDetails = Readonly<Record<string, string | number | boolean | null>>

/** A fact may be whatever a caller sent. */
const longestFact = 80

/** A refusal by a rule of the domain. Code, status and message come from the catalogue. */
export class DomainError extends Error {
  readonly rule: ErrorRule
  /** The machine code of the envelope. */
  readonly code: ErrorCode
  /** HTTP status. */
  readonly status: number
  readonly details: ErrorDetails

  constructor(rule: ErrorRule, details: ErrorDetails = {}) {
    const { code, status, message } = errorCatalogue[rule]
    super(message.replace(/\{(\w+)\}/g, (_, fact) => String(details[fact] ?? '').slice(0, longestFact)))
    this.name = 'DomainError'
    this.rule = rule
    this.code = code
    this.status = status
    this.details = details
  }
}
