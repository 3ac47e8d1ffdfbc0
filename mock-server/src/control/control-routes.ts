import { makesWorld, worldHeader } from '@chaupar/api/control-client'
import { type ControlOperationId, controlOperations } from '@chaupar/api/control-operations.gen'
import { readDocument } from '@chaupar/api/read-document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inFastifySpelling } from '../contract/addresses.ts'
import { checkedInput } from '../contract/checked-input.ts'
import type { DocumentOperation } from '../contract/document.ts'
import { ResponseMismatch } from '../contract/failure.ts'
import { loadDocument, type OperationChecks, undocumented } from '../contract/schemas.ts'
import type { Homes } from '../homes/homes.ts'
import type { WorldRegistry } from '../world/registry.ts'
import { type BackendControl, backendHandlers } from './backend.ts'
import { bonusOfferHandlers } from './bonus-offers.ts'
import { openBundleHandlers } from './bundles/open-bundle.ts'
import { saveBundleHandlers } from './bundles/save-bundle.ts'
import { clockHandlers } from './clock.ts'
import { registerConsolePages } from './console-pages.ts'
import { type ControlAdmissionOptions, controlAdmission } from './control-admission.ts'
import type { ControlHandlers } from './control-call.ts'
import { faultHandlers } from './faults.ts'
import { type GalleryOptions, galleryHandlers, registerGalleryFiles } from './gallery.ts'
import { journalHandlers } from './journal.ts'
import { isAction, journalActions } from './journal-control.ts'
import { marketHandlers } from './market.ts'
import { moneyHandlers } from './money.ts'
import { networkHandlers } from './network.ts'
import { nextEventHandlers } from './next-events.ts'
import { withOtherHomes } from './other-homes.ts'
import { playerHandlers } from './player.ts'
import { pushHandlers } from './push.ts'
import { replayHandlers } from './replay.ts'
import { roundHandlers } from './rounds.ts'
import { savedWorldHandlers } from './saved-worlds.ts'
import { worldHandlers } from './worlds.ts'

export type ControlOptions = ControlAdmissionOptions &
  BackendControl &
  GalleryOptions & {
    registry: WorldRegistry
    homes: Homes | null
    /** Folder of the built web, which holds the console's page; null when a web server in front serves it. */
    webDist: string | null
    validateResponses: boolean
    /** Printed at start; a replayed journal uses them again. */
    publicPasswords: readonly string[]
  }

const prefix = '/__mock'

/** Bytes of calls whose body is a whole journal or screen: longer than a file may be, so that the refusal can say so. */
const longestBody = 64 * 1024 * 1024
const haveLongBodies: readonly ControlOperationId[] = ['replayJournal', 'saveBundle', 'openBundle']

const handlers: Omit<
  ControlHandlers,
  'replayJournal' | 'openBundle' | 'listGallery' | keyof ReturnType<typeof backendHandlers>
> = {
  ...bonusOfferHandlers,
  ...clockHandlers,
  ...faultHandlers,
  ...journalHandlers,
  ...marketHandlers,
  ...moneyHandlers,
  ...nextEventHandlers,
  ...networkHandlers,
  ...playerHandlers,
  ...pushHandlers,
  ...roundHandlers,
  ...saveBundleHandlers,
  ...savedWorldHandlers,
  ...worldHandlers,
  // The contracts themselves, for the reference at /__mock/docs.
  readDocument: ({ document }) => readDocument(document),
}

type Route = {
  id: ControlOperationId
  operation: DocumentOperation
  checks: OperationChecks
  handler: AnyHandler
}

type AnyHandler = (input: never, registry: WorldRegistry) => unknown

/** The control surface: one route for each operation of control.yaml, and the console's pages. Answers the operations' routes. */
export function registerControl(app: FastifyInstance, options: ControlOptions) {
  const { document, schemas } = loadDocument('control')
  const { token, publicPasswords } = options
  const table: ControlHandlers = {
    ...handlers,
    ...backendHandlers(options),
    ...galleryHandlers(options),
    ...replayHandlers({ app, token, publicPasswords }),
    ...openBundleHandlers({ app, token, publicPasswords }),
  }
  const admission = controlAdmission(options)
  const urlOf = ({ path }: DocumentOperation): string => prefix + inFastifySpelling(path)
  journalActions(app)
  for (const operation of document.operations) {
    const id = operation.operationId
    if (!isControlOperation(id)) throw new Error(`control.yaml has ${id}, the table has not: run "npm run generate"`)
    const route = { id, operation, checks: schemas.operation(operation), handler: table[id] }
    app.route({
      ...(haveLongBodies.includes(id) ? { bodyLimit: longestBody } : {}),
      method: operation.method,
      url: urlOf(operation),
      onRequest: async (request, reply) => admission.call(request, reply),
      handler: (request, reply) => answer(request, reply, options, route),
    })
  }
  registerGalleryFiles(app, options, admission.call)
  registerConsolePages(app, {
    webDist: options.webDist,
    admit: admission.page,
    otherwise: (request, reply) => {
      admission.call(request, reply)
      return worldList(options.registry)
    },
  })
  const admit = admission.call
  return document.operations.map((operation) => ({ method: operation.method, path: urlOf(operation), admit }))
}

/** The answer for programs at the root of the surface. */
function worldList(registry: WorldRegistry) {
  return {
    error: false,
    message: 'One address for each world; api/control.yaml describes them',
    data: registry.names().map((name) => ({
      name,
      address: `${prefix}/worlds/${name}`,
      otp: `${prefix}/worlds/${name}/otp`,
    })),
  }
}

function isControlOperation(id: string): id is ControlOperationId {
  return Object.hasOwn(controlOperations, id)
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ControlOptions,
  route: Route,
): Promise<FastifyReply> {
  const { path, query, body } = checkedInput(request, route.operation, route.checks)
  // No name occurs in two of the three (control.yaml).
  const input = { ...newWorldName(request, route.id), ...asFields(path), ...asFields(query), ...asFields(body) }
  const data = await inItsMoment(request, options.registry, route, input)
  const { here } = asFields(query)
  const envelope = { error: false, ...(await withOtherHomes(route.id, { here: here === true, data }, options)) }
  const mismatch = options.validateResponses ? undocumented(route.id, route.checks, 200, envelope) : null
  if (mismatch !== null) throw new ResponseMismatch(mismatch)
  return reply.send(envelope)
}

/** The name of a new world by its header, which a web server in front sends too: a name in the body replaces it. */
function newWorldName({ headers }: FastifyRequest, id: ControlOperationId): { name?: string } {
  const name = headers[worldHeader]
  return makesWorld(id) && typeof name === 'string' && name !== '' ? { name } : {}
}

/** Runs an action on a world in one moment of its time, and leaves word of it for the journal. */
function inItsMoment(
  request: FastifyRequest,
  registry: WorldRegistry,
  route: Route,
  input: Record<string, unknown>,
): unknown {
  const { world: name } = input
  if (typeof name !== 'string' || !isAction(route.id, request.method)) return run(route, input, registry)
  const world = registry.get(name)
  world.commits.settle()
  return world.clock.steady((atMs) => {
    request.action = { id: route.id, world, atMs, input }
    return run(route, input, registry)
  })
}

/** Calls the handler of an operation. The schema check before it is the proof of the types that the compiler misses. */
function run({ handler }: Route, input: object, registry: WorldRegistry): unknown {
  return handler(input as never, registry)
}

function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
