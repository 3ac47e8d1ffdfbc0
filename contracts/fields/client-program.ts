/** Which fields of its document a client's code reads, found by its types: a field is the place in the generated types that declares it. */
import { join, relative } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')
const generated = [join(root, 'contracts/src/openapi.gen.ts'), join(root, 'contracts/src/rgs.gen.ts')]

/** A field as the types declare it: `Bet.odds`, or below its operation where it has no schema of its own. */
export type FieldName = string

export interface ClientProgram {
  readonly checker: ts.TypeChecker
  /** The generated types. */
  readonly types: ts.SourceFile
  /** What the client reads, with one place of each. */
  readonly read: ReadonlyMap<FieldName, string>
  /** Every text in its sources: the names of the operations that it calls are among them. */
  readonly texts: ReadonlySet<string>
}

/** The web, by openapi.yaml. */
export const readWeb = (): ClientProgram => readClient('web', 'openapi.gen.ts')

/** The client of the games, by rgs.yaml. */
export const readGameClient = (): ClientProgram => readClient('mock-server/game-client', 'rgs.gen.ts')

/** Reads a client's own sources, without tests and without the console, which speaks another protocol. */
function readClient(folder: string, name: string): ClientProgram {
  const { config } = ts.readConfigFile(join(root, folder, 'tsconfig.json'), ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    { ...config, include: ['src'] },
    ts.sys,
    join(root, folder),
  )
  const isShown = (file: string) => !/\.test\.tsx?$|\/src\/console\//.test(file)
  const program = ts.createProgram({
    rootNames: [...fileNames.filter(isShown), ...generated],
    options: { ...options, skipLibCheck: true },
  })
  const checker = program.getTypeChecker()
  const types = program.getSourceFile(join(root, 'contracts/src', name))
  if (types === undefined) throw new Error(`${name} is not there`)
  const read = new Map<FieldName, string>()
  const texts = new Set<string>()
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(join(root, folder, 'src/'))) continue
    textsIn(source, texts)
    visit(source, checker, (symbol, node) => {
      for (const field of fieldsOf(symbol)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
        if (!read.has(field)) read.set(field, `${relative(root, source.fileName)}:${line + 1}`)
      }
    })
  }
  return { checker, types, read, texts }
}

type Told = (symbol: ts.Symbol | undefined, node: ts.Node) => void

/** Every place that takes a property out of a value: `a.b`, `a['b']`, `{ b } = a`. */
function visit(node: ts.Node, checker: ts.TypeChecker, tell: Told): void {
  if (ts.isPropertyAccessExpression(node)) tell(checker.getSymbolAtLocation(node.name), node)
  if (ts.isElementAccessExpression(node)) {
    const whole = checker.getTypeAtLocation(node.expression)
    for (const name of literalsOf(checker.getTypeAtLocation(node.argumentExpression)))
      tell(checker.getPropertyOfType(checker.getNonNullableType(whole), name), node)
  }
  if (ts.isObjectBindingPattern(node)) {
    const whole = checker.getTypeAtLocation(node)
    for (const { propertyName, name, dotDotDotToken } of node.elements) {
      const taken = propertyName ?? name
      if (dotDotDotToken === undefined && (ts.isIdentifier(taken) || ts.isStringLiteral(taken)))
        tell(propertyOf(whole, taken.text, checker), taken)
    }
  }
  ts.forEachChild(node, (child) => visit(child, checker, tell))
}

function textsIn(node: ts.Node, texts: Set<string>): void {
  if (ts.isStringLiteral(node)) texts.add(node.text)
  ts.forEachChild(node, (child) => textsIn(child, texts))
}

function literalsOf(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types : [type]
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []))
}

function propertyOf(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Symbol | undefined {
  return checker.getPropertyOfType(checker.getNonNullableType(type), name)
}

/** The fields of the generated types that a property stands for; several where its value is one of several shapes. */
export function fieldsOf(symbol: ts.Symbol | undefined): FieldName[] {
  const isGenerated = (declared: ts.Declaration) => generated.includes(declared.getSourceFile().fileName)
  return (symbol?.declarations ?? []).filter(isGenerated).map(nameOf)
}

function nameOf(declared: ts.Node): FieldName {
  const names: string[] = []
  for (let node: ts.Node = declared; !ts.isSourceFile(node); node = node.parent) {
    if (
      ts.isPropertySignature(node) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) || ts.isNumericLiteral(node.name))
    )
      names.unshift(node.name.text)
    if (ts.isInterfaceDeclaration(node)) names.unshift(node.name.text)
  }
  return names.join('.').replace(/^components\.schemas\./, '')
}
