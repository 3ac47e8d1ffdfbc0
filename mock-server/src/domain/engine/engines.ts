import { cricket } from './cricket/engine.ts'
import { type Sport, sport } from './live-match.ts'
import { soccer } from './soccer/engine.ts'
import { tennis } from './tennis/engine.ts'

/** The sports by their ids (specification section 9). */
export const engines: { readonly 4: Sport; readonly 1: Sport; readonly 2: Sport } = {
  4: sport(cricket),
  1: sport(soccer),
  2: sport(tennis),
}
