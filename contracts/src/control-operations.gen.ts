// Written by tools/generate.ts from contracts/control.yaml. Do not edit; run "npm run generate".

export const controlOperations = {

} as const

export type ControlOperationId = keyof typeof controlOperations
