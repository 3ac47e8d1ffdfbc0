/** The plan of a load run: a YAML file, checked before anything is asked of the server. */
import { load } from 'js-yaml'
import * as v from 'valibot'

/** What a player does in one step. */
export const steps = ['browse', 'bet', 'game', 'deposit'] as const
export type Step = (typeof steps)[number]

const whole = (least: number, most: number) => {
  const takes = `takes a whole number from ${least} to ${most}`
  return v.pipe(v.number(takes), v.integer(takes), v.minValue(least, takes), v.maxValue(most, takes))
}

const percent = () => {
  const takes = 'takes a number from 0 to 100'
  return v.pipe(v.number(takes), v.minValue(0, takes), v.maxValue(100, takes))
}

const text = (pattern: RegExp, takes: string) => v.pipe(v.string(takes), v.regex(pattern, takes))

const sharesOf = (mix: Readonly<Record<Step, number>>): number => steps.reduce((sum, step) => sum + mix[step], 0)

const planSchema = v.strictObject(
  {
    /** Made when it is not there. */
    world: text(/^[a-z0-9][a-z0-9-]{0,39}$/, "takes a world's name: small letters, digits and hyphens, at most 40"),
    /** Think times and choices of the players follow from it. */
    seed: text(/./, 'takes a text'),
    /** One after the other: new players come evenly over the ramp, then all stay for the hold. */
    stages: v.pipe(
      v.array(
        v.strictObject(
          { players: whole(1, 5_000), rampSeconds: whole(0, 86_400), holdSeconds: whole(0, 86_400) },
          'takes players, rampSeconds and holdSeconds',
        ),
        'takes a list of stages',
      ),
      v.minLength(1, 'takes at least one stage'),
      v.check(
        (stages) => stages.every(({ players }, at) => players >= (stages[at - 1]?.players ?? 0)),
        'no stage has fewer players than the one before it',
      ),
    ),
    /** Between two steps of a player. */
    thinkMs: v.pipe(
      v.strictObject({ from: whole(0, 600_000), to: whole(0, 600_000) }, 'takes from and to'),
      v.check(({ from, to }) => from <= to, 'from is above to'),
    ),
    /** Shares of the steps in percent. */
    mix: v.pipe(
      v.strictObject(
        { browse: percent(), bet: percent(), game: percent(), deposit: percent() },
        `takes ${steps.join(', ')}`,
      ),
      v.check(
        (mix) => Math.abs(sharesOf(mix) - 100) < 1e-9,
        ({ input }) => `the shares sum to ${sharesOf(input)}, not 100`,
      ),
    ),
    /** More errors than this share of all calls fail the run. */
    mostErrorsPercent: percent(),
    /** Between two reads of the ledger's invariants. */
    invariantsEverySeconds: whole(1, 3_600),
  },
  'takes the fields of a plan',
)

/** Seconds, milliseconds and percent as the names of the fields say. */
export type Plan = v.InferOutput<typeof planSchema>

/** Reads a plan. @throws with one line for each fault, which names the field */
export function readPlan(yaml: string): Plan {
  const found = v.safeParse(planSchema, load(yaml))
  if (found.success) return found.output
  throw new Error(found.issues.map(faultOf).join('\n'))
}

function faultOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the plan'
  if (issue.type === 'strict_object' && issue.expected === 'never') return `${place}: unknown field`
  if (issue.type === 'strict_object' && issue.received === 'undefined') return `${place}: missing`
  if (issue.type === 'check') return `${place}: ${issue.message}`
  return `${place}: ${issue.message}; got ${issue.received}`
}

/** When each player comes, in milliseconds from the beginning, and when the run ends. */
export function scheduleOf(stages: Plan['stages']): { entersAtMs: number[]; endsAtMs: number } {
  const entersAtMs: number[] = []
  let endsAtMs = 0
  for (const { players, rampSeconds, holdSeconds } of stages) {
    const coming = players - entersAtMs.length
    for (let at = 0; at < coming; at += 1) entersAtMs.push(endsAtMs + (at * rampSeconds * 1000) / coming)
    endsAtMs += (rampSeconds + holdSeconds) * 1000
  }
  return { entersAtMs, endsAtMs }
}
