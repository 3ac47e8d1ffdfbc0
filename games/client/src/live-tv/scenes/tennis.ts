import type { Side } from '../happenings.ts'
import type { Picture } from '../picture.ts'
import { ball, bands, clamp, line, nameplate, type Point, person, seeded, sideColours } from './paint.ts'
import type { Scene, Size } from './scene.ts'

const strokeMs = 560
const longest = 6

/** The court from behind one end: the home player near, the other far. */
export const tennisScene: Scene = {
  ground(context, size) {
    bands(context, size, 1)
    context.fillStyle = '#123a52'
    context.fillRect(0, 0, size.width, size.height)
    const court = [at(size, -1, 0), at(size, 1, 0), at(size, 1, 1), at(size, -1, 1)]
    context.fillStyle = '#1d6f86'
    context.beginPath()
    for (const { x, y } of court) context.lineTo(x, y)
    context.fill()
    const thick = Math.max(1, size.height / 180)
    line(context, [...court, at(size, -1, 0)], thick * 1.4)
    for (const u of [-0.75, 0.75]) line(context, [at(size, u, 0), at(size, u, 1)], thick)
    for (const v of [0.23, 0.77]) line(context, [at(size, -0.75, v), at(size, 0.75, v)], thick)
    line(context, [at(size, 0, 0.23), at(size, 0, 0.77)], thick)
    const [left, right] = [at(size, -1.08, 0.5), at(size, 1.08, 0.5)]
    const tall = size.height * 0.05
    context.fillStyle = '#0006'
    context.fillRect(left.x, left.y - tall, right.x - left.x, tall)
    line(
      context,
      [
        { x: left.x, y: left.y - tall },
        { x: right.x, y: right.y - tall },
      ],
      thick * 1.8,
    )
  },

  play(context, size, { picture, shown }) {
    const colours = sideColours([picture.teams[0].name, picture.teams[1].name])
    const rally = shown === null ? null : rallyOf(picture, shown.happening)
    const seen = rally && shown ? moment(rally, shown.ms) : null
    const players = seen?.players ?? resting(picture)
    const far = at(size, players[1], 1.04)
    const near = at(size, players[0], -0.05)
    const unit = size.height
    person(context, far, Math.max(3, unit / 42), colours[1])
    nameplate(context, picture.teams[1].shortName, { x: far.x, y: far.y - unit / 14 }, unit / 26)
    if (seen) ball(context, at(size, seen.u, seen.v), Math.max(2, unit / 90), seen.height * unit * 0.12, '#e9f45c')
    else drawServe(context, size, picture, players)
    person(context, near, Math.max(4, unit / 30), colours[0])
    nameplate(context, picture.teams[0].shortName, { x: near.x, y: near.y - unit / 11 }, unit / 26)
  },

  lasts: (happening) => longest * strokeMs + (happening.kind === 'point' ? 900 : 2600),
}

/** A place on the court: across from -1 to 1, and from the near end (0) to the far one (1). */
function at({ width, height }: Size, u: number, v: number): Point {
  const depth = (v * 1.3) / (1 + 0.3 * v)
  return { x: width / 2 + u * width * (0.36 - 0.15 * depth), y: height * (0.86 - 0.64 * depth) }
}

function resting({ score }: Picture): [number, number] {
  return score?.serving === 1 ? [-0.4, 0.2] : [0.2, -0.4]
}

/** The server holds the ball. */
function drawServe(
  context: CanvasRenderingContext2D,
  size: Size,
  { score }: Picture,
  players: readonly [number, number],
): void {
  if (score?.serving === undefined) return
  const side: Side = score.serving === 1 ? 1 : 0
  const place = at(size, players[side] + 0.07, side === 0 ? -0.02 : 1.02)
  ball(context, place, Math.max(2, size.height / 90), size.height * 0.02, '#e9f45c')
}

/** Where each stroke meets the ball, across the court; the strokes change sides. The last place is beyond the loser's reach. */
interface Rally {
  first: Side
  places: number[]
}

/** A rally that ends as the feed says. How it went is drawn from the score: the feed says only who won it. */
function rallyOf({ score }: Picture, happening: { kind: string; winner?: Side }): Rally | null {
  if (happening.winner === undefined) return null
  const random = seeded(`${score?.summary} ${score?.detail}`)
  const strokes = 2 + Math.floor(random() * (longest - 2))
  // The last stroke is the winner's, so the first one follows from how many there are.
  const first: Side = strokes % 2 === 1 ? happening.winner : other(happening.winner)
  const places = Array.from({ length: strokes + 1 }, () => (random() - 0.5) * 1.2)
  const last = places.length - 1
  places[last] = (places[last - 1] ?? 0) > 0 ? -0.7 : 0.7
  return { first, places }
}

function other(side: Side): Side {
  return side === 0 ? 1 : 0
}

function moment(
  { first, places }: Rally,
  ms: number,
): { u: number; v: number; height: number; players: [number, number] } {
  const strokes = places.length - 1
  const stroke = Math.min(strokes - 1, Math.floor(ms / strokeMs))
  const part = clamp(ms / strokeMs - stroke)
  const from = places[stroke] ?? 0
  const to = places[stroke + 1] ?? 0
  const hitter: Side = stroke % 2 === 0 ? first : other(first)
  const isLast = stroke === strokes - 1
  const players: [number, number] = [0, 0]
  players[hitter] = from * (1 - part * 0.3)
  const reached = isLast ? 0.35 : 1
  const was = places[stroke - 1] ?? 0
  players[other(hitter)] = was + (to - was) * part * reached
  const v = hitter === 0 ? part : 1 - part
  return { u: from + (to - from) * part, v, height: 0.25 + Math.sin(Math.PI * part), players }
}
