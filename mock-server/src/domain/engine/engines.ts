import { cricket } from './cricket/engine.ts'
import { type Sport, sport } from './live-match.ts'

/** The sports by their ids (specification section 9). */
export const engines: { readonly 4: Sport } = { 4: sport(cricket) }
