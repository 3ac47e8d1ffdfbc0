import type { OperationId } from '@chaupar/api/operations.gen'
import type { JsonSchema } from '../contract/document.ts'
import { loadDocument } from '../contract/schemas.ts'
import type { WorldContext } from '../domain/base/context.ts'
import { styled, type TextStyle } from '../domain/base/text-style.ts'
import type { Language } from './languages/language.ts'
import { translated } from './languages/translation.ts'

/**
 * Texts that programs read or a player copies letter by letter, by schema of openapi.yaml; '[]' after the name of a list of texts.
 * All other texts without a fixed form are for people.
 */
const keptAsTheyAre: Readonly<Record<string, readonly string[]>> = {
  AppDetails: ['LOGO_URL', 'WHATS_APP_URL', 'INSTATGRAM', 'FACEBOOK', 'TELEGRAM', 'BRAND_STATUS'],
  BalanceReply: ['message'],
  Bank: ['number', 'ifsc'],
  Banner: ['image', 'href'],
  Bonus: ['termsId'],
  BonusGameException: ['game'],
  Bowler: ['overs'],
  BowlerCard: ['overs'],
  Deposit: ['utr'],
  DepositBank: ['accountNumber', 'ifsc', 'upiId'],
  FailedAcknowledgement: ['message', 'code'],
  Failure: ['message', 'errorMessage'],
  FallOfWicket: ['overs'],
  FastDeposit: ['redirectUrl'],
  FieldOption: ['value'],
  FieldProblem: ['field', 'message'],
  FormField: ['name', 'pattern'],
  GameLaunch: ['url'],
  Incident: ['minute'],
  Innings: ['overs'],
  InningsCard: ['overs'],
  Intent: ['operationId'],
  LiveTv: ['url'],
  Market: ['result'],
  Notification: ['id', 'status'],
  NotificationToast: ['status'],
  Over: ['balls[]'],
  PayTo: ['address', 'link', 'note', 'currency'],
  Referral: ['link'],
  ReferralChild: ['username'],
  ReferralStats: ['link'],
  Registration: ['token'],
  RequestDetail: ['text'],
  Score: ['points[]'],
  Session: ['token'],
  SessionCheckReply: ['message', 'code'],
  SessionRefresh: ['reason'],
  StatementRecord: ['id', 'round'],
  Success: ['message'],
  User: ['mobileno', 'username'],
}

/** A text with one of these has a fixed form, which no style or language may break. */
const fixedForms = ['enum', 'const', 'format', 'pattern']

/** Where shown texts lie within a value: their longest length, below keys and in every item of a list. */
type Places = { fields: Map<string, number | Places>; items: Places | null }

const found = new Map<string, Places>()

/** How a text is shown: in the language of who reads it, and in the style of the world. */
type Showing = { language: Language; textStyle: TextStyle }

/** The data of an answer as it is shown to a caller; the very same object where nothing changes: in English, in a plain style. */
export function answerShown(
  world: Pick<WorldContext, 'settings'>,
  id: OperationId,
  data: unknown,
  language: Language,
): unknown {
  const { textStyle } = world.settings.current
  if (textStyle === 'plain' && language === 'en') return data
  const showing = { language, textStyle }
  const shown = dataShown(showing, id, data)
  return id === 'getIntent' || id === 'closeIntent' ? keptShown(showing, shown) : shown
}

function dataShown(showing: Showing, id: string, data: unknown): unknown {
  const { document } = loadDocument('api')
  const envelope = document.operations.find(({ operationId }) => operationId === id)?.responses['200']
  return rewritten(showing, { data }, placesIn(`answer ${id}`, envelope ?? {})).data
}

/** An intent holds the envelope of its call, with that call's schema: it is shown like a new answer, a refusal too. */
function keptShown(showing: Showing, intent: unknown): unknown {
  const { operationId, answer }: { operationId?: unknown; answer?: unknown } = { ...Object(intent) }
  if (typeof answer !== 'object' || answer === null) return intent
  const { message, data }: { message?: unknown; data?: unknown } = { ...answer }
  const texts = {
    ...(typeof message === 'string' ? { message: translated(showing.language, message) } : {}),
    ...(data === undefined ? {} : { data: dataShown(showing, String(operationId), data) }),
  }
  return { ...Object(intent), answer: { ...answer, ...texts } }
}

/** A socket message, by its schema's name, as it is shown to who hears it. */
export function messageShown<Message>(
  world: Pick<WorldContext, 'settings'>,
  schema: string,
  message: Message,
  language: Language,
): Message {
  const { textStyle } = world.settings.current
  if (textStyle === 'plain' && language === 'en') return message
  return rewritten({ language, textStyle }, message, placesIn(schema, { $ref: schema }))
}

function placesIn(name: string, schema: JsonSchema): Places {
  const known = found.get(name)
  if (known !== undefined) return known
  const places: Places = { fields: new Map(), items: null }
  gather(schema, null, places)
  found.set(name, places)
  return places
}

/** Notes into `places` where texts of the schema lie. Variants of one schema are laid over each other. */
function gather(schema: unknown, name: string | null, places: Places): void {
  if (typeof schema !== 'object' || schema === null) return
  const { $ref, allOf, oneOf, anyOf, properties, items }: JsonSchema = { ...schema }
  if (typeof $ref === 'string') gather(loadDocument('api').document.schemas[$ref], $ref, places)
  for (const parts of [allOf, oneOf, anyOf]) {
    if (Array.isArray(parts)) for (const part of parts) gather(part, name, places)
  }
  if (items !== undefined) {
    places.items ??= { fields: new Map(), items: null }
    gather(items, name, places.items)
  }
  for (const [key, value] of Object.entries({ ...Object(properties) })) {
    const longest = longestShown(name, key, value)
    if (longest === null) gatherBelow(key, value, name, places)
    else places.fields.set(key, longest)
  }
}

/** How long a text for people, or each text of a list, may be; null for any other field of the schema `name`. */
export function longestShown(name: string | null, field: string, schema: unknown): number | null {
  const { type, items, maxLength, ...rest }: JsonSchema = { ...Object(schema) }
  if (items !== undefined) return longestShown(name, `${field}[]`, items)
  const isFree = [type].flat().includes('string') && !fixedForms.some((word) => word in rest)
  return isFree && !keptAsTheyAre[name ?? '']?.includes(field) ? Number(maxLength) : null
}

/** A field that is no text of its own. Its schema may be written in place: then it goes by the name of the one around it. */
function gatherBelow(key: string, value: unknown, name: string | null, places: Places): void {
  const known = places.fields.get(key)
  const below: Places = typeof known === 'object' ? known : { fields: new Map(), items: null }
  gather(value, name, below)
  if (below.fields.size > 0 || below.items !== null) places.fields.set(key, below)
}

function rewritten<Value>(showing: Showing, value: Value, places: Places): Value
function rewritten(showing: Showing, value: unknown, places: Places): unknown {
  const { fields, items } = places
  if (Array.isArray(value)) return items === null ? value : value.map((item) => rewritten(showing, item, items))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const place = fields.get(key)
    if (place === undefined) return [key, inner]
    if (typeof place === 'object') return [key, rewritten(showing, inner, place)]
    if (Array.isArray(inner)) return [key, inner.map((text) => shownText(showing, text, place))]
    return [key, shownText(showing, inner, place)]
  })
  return Object.fromEntries(entries)
}

function shownText(showing: Showing, inner: unknown, longest: number): unknown {
  return typeof inner === 'string' && inner !== '' ? shown(showing, inner, longest) : inner
}

/** Cut where it would be longer than its schema lets it be. */
function shown({ language, textStyle }: Showing, text: string, longest: number): string {
  return styled(textStyle, translated(language, text), longest).slice(0, longest)
}
