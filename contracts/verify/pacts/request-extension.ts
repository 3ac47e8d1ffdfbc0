/** Whether a request of a pact asks for more than the specification knows, so that a backend may refuse or ignore just that. */
import { isObject, type Json, type JsonObject, listOf, type Operation, resolve } from '@chaupar/api/document'

/** ignored: a backend that does not know it answers as if it were not there. refused: it answers by a status of its own. */
export interface RequestExtension {
  readonly name: string
  readonly is: 'ignored' | 'refused'
}

/** The extension that a request uses: a field of its body, a parameter of its query, or its language. Null for none. */
export function extensionIn(
  document: JsonObject,
  operation: Operation,
  request: Json | undefined,
): RequestExtension | null {
  if (!isObject(request)) return null
  const { headers, query, body } = request
  const hasLanguage = isObject(headers) && Object.keys(headers).some((name) => name.toLowerCase() === 'accept-language')
  if (hasLanguage) return { name: 'Accept-Language', is: 'ignored' }
  const content = isObject(body) ? body.content : undefined
  const fields = isObject(content) ? Object.keys(content) : []
  const parameters = isObject(query) ? Object.keys(query) : []
  const beyond = [...fieldsBeyond(document, operation.node), ...parametersBeyond(document, operation)]
  const name = [...fields, ...parameters].find((used) => beyond.includes(used))
  return name === undefined ? null : { name, is: 'refused' }
}

function fieldsBeyond(document: JsonObject, node: JsonObject): string[] {
  const body = node.requestBody === undefined ? {} : resolve(document, node.requestBody)
  const json = isObject(body.content) ? body.content['application/json'] : undefined
  if (!isObject(json)) return []
  const { properties } = resolve(document, json.schema)
  return isObject(properties) ? Object.keys(properties).filter((name) => isBeyond(properties[name])) : []
}

function parametersBeyond(document: JsonObject, { parameters }: Operation): string[] {
  return listOf(parameters)
    .map((parameter) => resolve(document, parameter))
    .filter((parameter) => parameter.in === 'query' && isBeyond(parameter))
    .map(({ name }) => String(name))
}

const isBeyond = (node: Json | undefined) => isObject(node) && node['x-extension'] === true
