/** deploy/kubernetes by the schemas of Kubernetes, and by what homes need of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAll } from 'js-yaml'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Service } from 'kubernetes-models/v1/Service'
import { describe, expect, test } from 'vitest'
import { isObject, type JsonObject, objectAt } from '../../api/src/document.ts'
import { readHomes } from '../../mock-server/src/homes/homes.ts'
import { root } from '../processes/run.ts'

const folder = join(root, 'deploy/kubernetes')
const kinds = { ConfigMap, Deployment, Namespace, Service, StatefulSet }
const isKind = (kind: unknown): kind is keyof typeof kinds => typeof kind === 'string' && Object.hasOwn(kinds, kind)

const resources = readdirSync(folder).flatMap((file) =>
  loadAll(readFileSync(join(folder, file), 'utf8'))
    .filter(isObject)
    .map((resource) => ({ file, resource, name: `${String(resource.kind)} of ${file}` })),
)

function resourceOf(kind: keyof typeof kinds): JsonObject {
  const found = resources.find(({ resource }) => resource.kind === kind)
  if (found === undefined) throw new Error(`deploy/kubernetes has no ${kind}`)
  return found.resource
}

/** @throws what the schema says of the resource */
function check({ kind, ...resource }: JsonObject): void {
  if (!isKind(kind)) throw new Error(`no schema is loaded for ${String(kind)}`)
  new kinds[kind](resource).validate()
}

describe('deploy/kubernetes', () => {
  test.each(resources)('$name is valid by its schema', ({ resource }) => {
    expect(() => check(resource)).not.toThrow()
  })

  test('the schemas refuse a wrong type and a missing template', () => {
    const { spec, ...rest } = resourceOf('StatefulSet')
    expect(() => check({ ...rest, spec: { ...(isObject(spec) ? spec : {}), replicas: 'three' } })).toThrow('replicas')
    expect(() => check({ ...rest, spec: { serviceName: 'mock' } })).toThrow('template')
  })

  test('the list of homes names each pod of the set once, in order, and the volume of one is for one pod', () => {
    const set = resourceOf('StatefulSet')
    const { HOMES } = objectAt(resourceOf('ConfigMap'), 'data')
    const names = [0, 1, 2].map((index) => `mock-${index}.mock.chaupar.svc.cluster.local:8080`)
    expect(readHomes({ HOMES: String(HOMES), HOME_NAME: names[2] })?.list).toEqual(names)
    expect(set.spec).toMatchObject({ replicas: names.length, serviceName: 'mock' })
    expect(set.spec).toHaveProperty('volumeClaimTemplates.0.spec.accessModes', ['ReadWriteOncePod'])
    expect(JSON.stringify(set)).toContain('"$(POD_NAME).mock.chaupar.svc.cluster.local:8080"')
  })
})
