/** The files that the command is given, and those that its reports are written to. */
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { WrongUsage } from '../options.ts'
import { reasonOf } from '../run/silence.ts'

/** A file as it was named on the command line: npm runs the command in the root of the project. */
export const fromCaller = (file: string) => resolve(process.env.INIT_CWD ?? process.cwd(), file)

/** Makes sure, before anything is tried, that the report can be written when all is done. @throws WrongUsage */
export function makeReady(option: string, file: string): void {
  const path = fromCaller(file)
  try {
    mkdirSync(dirname(path), { recursive: true })
    closeSync(openSync(path, 'a'))
  } catch (error) {
    throw new WrongUsage(`--${option} ${path} cannot be written: ${reasonOf(error)}`)
  }
}

/** The text of a file that an option names. @throws WrongUsage */
export function readText(option: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new WrongUsage(`--${option} ${path} cannot be read: ${reasonOf(error)}`)
  }
}

/** Writes a report where one is wanted, and says where it stands. */
export function writeReport(file: string | undefined, content: string): void {
  if (file === undefined) return
  const path = fromCaller(file)
  writeFileSync(path, content)
  console.log(`Wrote ${path}`)
}
