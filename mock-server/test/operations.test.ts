import { expect, test } from 'vitest'
import { readApi } from '../src/contract/document.ts'
import { Schemas } from '../src/contract/schemas.ts'
import { handlers } from '../src/http/handlers.ts'
import { operationIds } from '../src/http/routes.ts'

test('every operation of openapi.yaml has a handler, and no handler is left over', () => {
  expect(Object.keys(handlers).sort()).toEqual([...operationIds()].sort())
})

test('every schema of every operation compiles', () => {
  const document = readApi('api')
  const schemas = new Schemas(document)
  for (const name of Object.keys(document.schemas)) expect(() => schemas.named(name)({}), name).not.toThrow()
  for (const operation of document.operations) {
    const checks = schemas.operation(operation)
    for (const check of [...Object.values(checks.body), ...Object.values(checks.parameters)])
      expect(() => check?.({})).not.toThrow()
    for (const status of Object.keys(operation.responses)) {
      expect(() => checks.response(Number(status))?.({}), `${operation.operationId} ${status}`).not.toThrow()
    }
  }
})
