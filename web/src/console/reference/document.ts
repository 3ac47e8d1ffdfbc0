/** A contract document as it comes: JSON of which nothing is taken for granted. */
export type Node = { readonly [key: string]: unknown }

export type Call = {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  description: string
  isExtension: boolean
  assumed: string | null
  parameters: Node[]
  body: Node | null
  answers: { status: string; description: string; schema: Node | null }[]
}

export type Message = {
  name: string
  title: string
  summary: string
  isPushed: boolean
  schema: string | null
  /** The payload of its first example; empty without one. */
  example: Node
}

export function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** What a reference within the document points to, or the node itself. */
export function resolved(document: Node, value: unknown): Node {
  const node = asNode(value)
  const ref = asText(node.$ref)
  if (!ref.startsWith('#/')) return node
  const target = ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => asNode(at)[step.replaceAll('~1', '/').replaceAll('~0', '~')], document)
  return resolved(document, target)
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Every call of an OpenAPI document, in its order. */
export function callsOf(document: Node): Call[] {
  return Object.entries(asNode(document.paths)).flatMap(([path, value]) => {
    const item = asNode(value)
    return methods.filter((method) => item[method] !== undefined).map((method) => callOf(document, path, item, method))
  })
}

function callOf(document: Node, path: string, item: Node, method: string): Call {
  const node = asNode(item[method])
  const server = asText(asNode(asList(node.servers ?? item.servers ?? document.servers)[0]).url)
  return {
    id: asText(node.operationId),
    method: method.toUpperCase(),
    path: `${server.replace(/\/$/, '')}${path}`,
    tag: asText(asList(node.tags)[0]) || 'other',
    summary: asText(node.summary),
    description: asText(node.description),
    isExtension: node['x-extension'] === true,
    assumed: asText(node['x-assumed']) || null,
    parameters: [...asList(item.parameters), ...asList(node.parameters)].map((one) => resolved(document, one)),
    body: bodyOf(document, node.requestBody),
    answers: Object.entries(asNode(node.responses)).map(([status, value]) => {
      const answer = resolved(document, value)
      return { status, description: asText(answer.description), schema: schemaOf(answer.content) }
    }),
  }
}

function bodyOf(document: Node, value: unknown): Node | null {
  return value === undefined ? null : schemaOf(resolved(document, value).content)
}

function schemaOf(content: unknown): Node | null {
  const [first] = Object.values(asNode(content))
  return first === undefined ? null : asNode(asNode(first).schema)
}

/** Every message of the AsyncAPI document: what the server sends, what it is asked, what it answers. */
export function messagesOf(document: Node): Message[] {
  const pushed = Object.values(asNode(document.operations)).flatMap((value) => {
    const operation = asNode(value)
    return operation.action === 'send' ? asList(operation.messages).map((one) => asText(asNode(one).$ref)) : []
  })
  return Object.entries(asNode(asNode(document.components).messages)).map(([name, value]) => {
    const message = asNode(value)
    const ref = asText(asNode(message.payload).$ref)
    return {
      name,
      title: asText(message.title),
      summary: asText(message.summary),
      isPushed: pushed.some((one) => one.endsWith(`/${name}`)),
      schema: ref === '' ? null : (ref.split('/').at(-1) ?? null),
      example: asNode(asNode(asList(message.examples)[0]).payload),
    }
  })
}
