/**
 * Looks in built scripts, our own and those of libraries, for calls of built-ins that the oldest supported browsers lack (browserslist in
 * package.json). Names that mean something else too, such as `union`, are left to the journey of older browsers.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const newer = new RegExp(
  [
    String.raw`\bURL\.(?:canParse|parse)\(`,
    String.raw`\b(?:Map|Object)\.groupBy\(`,
    String.raw`\bPromise\.(?:try|withResolvers)\(`,
    String.raw`\bArray\.fromAsync\(`,
    String.raw`\bAbortSignal\.any\(`,
    String.raw`\bIterator\.(?:concat|from|zip)\(`,
    String.raw`\bRegExp\.escape\(`,
    String.raw`\bMath\.sumPrecise\(`,
    String.raw`\bIntl\.(?:DurationFormat|Segmenter)\b`,
    String.raw`\.(?:toReversed|toSorted|toSpliced)\(`,
    String.raw`\.(?:isDisjointFrom|isSubsetOf|isSupersetOf|symmetricDifference)\(`,
    String.raw`\.(?:isWellFormed|toWellFormed)\(`,
    String.raw`\.getOrInsert(?:Computed)?\(`,
    String.raw`\.(?:values|keys|entries)\(\)\.(?:drop|every|filter|find|flatMap|forEach|map|reduce|some|take|toArray)\(`,
  ].join('|'),
  'g',
)

/** The calls of newer built-ins in a script, each once. */
export function newerBuiltInsOf(script: string): string[] {
  return [...new Set(script.match(newer))]
}

/** A sentence for each script of a built folder that calls a newer built-in; empty when all run in every supported browser. */
export function checkBuiltIns(dist: string): string[] {
  return globSync(['assets/*.js', '*.{html,js}'], { cwd: dist }).flatMap((file) =>
    newerBuiltInsOf(readFileSync(join(dist, file), 'utf8')).map(
      (call) => `${file} calls ${call.replace('(', '')}, which the oldest browsers of package.json lack`,
    ),
  )
}
