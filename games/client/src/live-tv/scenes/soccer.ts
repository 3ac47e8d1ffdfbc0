import type { Happening, Side } from '../happenings.ts'
import type { Picture } from '../picture.ts'
import { along, ball, bands, between, chalk, clamp, line, type Point, person, seeded, sideColours } from './paint.ts'
import type { Scene, Size } from './scene.ts'

const minuteMs = 3600
const goalMs = 2200

/** A side of eleven in its own half: a part of the length from its goal, and of the width. */
const formation = [
  [0.03, 0.5],
  [0.16, 0.18],
  [0.13, 0.4],
  [0.13, 0.6],
  [0.16, 0.82],
  [0.3, 0.15],
  [0.27, 0.4],
  [0.27, 0.6],
  [0.3, 0.85],
  [0.42, 0.36],
  [0.42, 0.64],
] as const

/** The field from above; the home side plays to the right, and to the left after half time. */
export const soccerScene: Scene = {
  ground(context, size) {
    bands(context, size, 12)
    const thick = Math.max(1, size.height / 180)
    context.lineWidth = thick
    context.strokeStyle = chalk
    const frame = [on(size, 0, 0), on(size, 1, 0), on(size, 1, 1), on(size, 0, 1), on(size, 0, 0)]
    line(context, frame, thick)
    line(context, [on(size, 0.5, 0), on(size, 0.5, 1)], thick)
    const middle = on(size, 0.5, 0.5)
    context.beginPath()
    context.arc(middle.x, middle.y, size.height * 0.13, 0, Math.PI * 2)
    context.stroke()
    for (const end of [0, 1]) {
      for (const [deep, half] of [
        [0.157, 0.3],
        [0.052, 0.135],
      ] as const) {
        const x = Math.abs(end - deep)
        line(
          context,
          [on(size, end, 0.5 - half), on(size, x, 0.5 - half), on(size, x, 0.5 + half), on(size, end, 0.5 + half)],
          thick,
        )
      }
      const mouth = on(size, end, 0.44)
      const tall = on(size, end, 0.56).y - mouth.y
      context.fillStyle = '#ffffff2e'
      const deep = size.width * 0.018
      context.fillRect(end === 0 ? mouth.x - deep : mouth.x, mouth.y, deep, tall)
    }
  },

  play(context, size, { picture, shown }) {
    const colours = sideColours([picture.teams[0].name, picture.teams[1].name])
    const way = wayOf(picture, shown?.happening ?? null)
    const goal = shown?.happening.kind === 'goal'
    const part = shown ? clamp(shown.ms / (goal ? goalMs : minuteMs)) : 0
    const where = along(way, part)
    const radius = Math.max(2.5, size.height / 52)
    for (const side of [0, 1] as const) {
      for (const place of standing(picture, side))
        person(context, spot(size, between(place, where, pull(place, where))), radius, colours[side])
    }
    ball(context, spot(size, where), Math.max(2, radius * 0.62), goal ? Math.sin(Math.PI * part) * radius : 0)
    if (goal && part === 1) flashNet(context, size, where, (shown?.ms ?? 0) - goalMs)
    if (shown?.happening.kind === 'card') drawCard(context, size, shown.happening)
  },

  lasts: ({ kind }) => (kind === 'minute' ? minuteMs : kind === 'goal' ? goalMs + 3200 : 3600),
}

function on({ width, height }: Size, u: number, v: number): Point {
  return { x: width * (0.05 + 0.9 * u), y: height * (0.06 + 0.88 * v) }
}

function spot(size: Size, { x, y }: Point): Point {
  return on(size, x, y)
}

/** Whether a side plays to the right now. */
function playsRight({ score }: Picture, side: Side): boolean {
  return (score?.minute ?? 0) > 45 === (side === 1)
}

function standing(picture: Picture, side: Side): Point[] {
  const right = playsRight(picture, side)
  return formation.map(([deep, wide]) => ({ x: right ? deep * 1.12 : 1 - deep * 1.12, y: wide }))
}

/** Players drift towards the ball, the near ones more. */
function pull(place: Point, where: Point): number {
  return 0.3 * clamp(1 - Math.hypot(place.x - where.x, place.y - where.y) / 0.5)
}

/** The way of the ball: passes in midfield that claim nothing, or into the net when the feed has a goal. */
function wayOf(picture: Picture, happening: Happening | null): Point[] {
  const random = seeded(`${picture.matchName} ${picture.score?.minute} ${picture.score?.summary}`)
  const middle = { x: 0.5, y: 0.5 }
  if (happening === null || happening.kind === 'card') return [middle, middle]
  if (happening.kind === 'goal') {
    const right = playsRight(picture, happening.side)
    const towards = (part: number) => (right ? part : 1 - part)
    return [
      middle,
      { x: towards(0.68), y: 0.2 + random() * 0.6 },
      { x: towards(0.86), y: 0.35 + random() * 0.3 },
      { x: towards(1.012), y: 0.46 + random() * 0.08 },
    ]
  }
  const passes = Array.from({ length: 4 }, () => ({ x: 0.34 + random() * 0.32, y: 0.15 + random() * 0.7 }))
  return [middle, ...passes, middle]
}

function flashNet(context: CanvasRenderingContext2D, size: Size, where: Point, ms: number): void {
  const { x, y } = spot(size, where)
  const part = clamp(ms / 900)
  context.beginPath()
  context.arc(x, y, size.height * (0.04 + 0.16 * part), 0, Math.PI * 2)
  context.lineWidth = Math.max(2, size.height / 60)
  context.strokeStyle = `rgb(255 216 115 / ${1 - part})`
  context.stroke()
}

function drawCard(
  context: CanvasRenderingContext2D,
  size: Size,
  { colour }: Extract<Happening, { kind: 'card' }>,
): void {
  const { x, y } = on(size, 0.5, 0.5)
  const tall = size.height * 0.2
  context.fillStyle = colour === 'red' ? '#e23b3b' : '#f5c93a'
  context.beginPath()
  context.roundRect(x - tall * 0.36, y - tall * 0.5, tall * 0.72, tall, tall * 0.08)
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = '#07130d'
  context.stroke()
}
