import { readFileSync } from 'node:fs'
import type { ControlData } from '@chaupar/contracts/control-client'
import { parse } from 'yaml'
import type { ControlHandlers } from './control-call.ts'

type Document = ControlData<'readDocument'>

const files = {
  api: new URL('../../../openapi.yaml', import.meta.url),
  realtime: new URL('../../../contracts/asyncapi.yaml', import.meta.url),
  control: new URL('../../../contracts/control.yaml', import.meta.url),
}

const read = new Map<keyof typeof files, Document>()

/** The contracts themselves, for the reference at /__mock/docs. They cannot change while the server runs. */
export const documentHandlers = {
  readDocument: ({ document }) => {
    const known = read.get(document)
    if (known !== undefined) return known
    const parsed: Document = parse(readFileSync(files[document], 'utf8'), { maxAliasCount: -1 })
    read.set(document, parsed)
    return parsed
  },
} satisfies Partial<ControlHandlers>
