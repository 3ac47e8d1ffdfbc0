import type { Happening } from '../happenings.ts'
import type { Picture } from '../picture.ts'
import {
  ball,
  bands,
  between,
  chalk,
  clamp,
  distance,
  grass,
  line,
  nameplate,
  type Point,
  person,
  seeded,
  sideColours,
  slowing,
  trail,
} from './paint.ts'
import type { Moment, Scene, Size } from './scene.ts'

type Ball = Extract<Happening, { kind: 'ball' }>

/** From the bowler's hand to the bat, and from the bat to where the ball ends, in ms. */
const deliveryMs = 480
const shotMs = 1500
/** Walking back to the mark, and running in. */
const walkMs = 3000
const runMs = 4200

/** Where fielders stand by custom: an angle in degrees and a part of the way to the rope; each over moves them a little. */
const places = [
  [-40, 0.86],
  [12, 0.9],
  [62, 0.84],
  [112, 0.86],
  [158, 0.9],
  [204, 0.66],
  [246, 0.84],
  [292, 0.58],
  [68, 0.46],
] as const

/** The ground seen from the stand: an oval with the pitch along it; the bowler comes from the left. */
export const cricketScene: Scene = {
  ground(context, size) {
    const { width, height } = size
    context.fillStyle = grass.far
    context.fillRect(0, 0, width, height)
    const { centre, across, down } = oval(size)
    context.save()
    context.beginPath()
    context.ellipse(centre.x, centre.y, across * 1.04, down * 1.05, 0, 0, Math.PI * 2)
    context.clip()
    bands(context, size, 14)
    context.restore()
    context.beginPath()
    context.ellipse(centre.x, centre.y, across, down, 0, 0, Math.PI * 2)
    context.lineWidth = Math.max(1.5, height / 160)
    context.strokeStyle = chalk
    context.stroke()
    context.beginPath()
    context.setLineDash([width / 60, width / 80])
    context.ellipse(centre.x, centre.y, across * 0.56, down * 0.6, 0, 0, Math.PI * 2)
    context.lineWidth = 1
    context.strokeStyle = '#f2f5ee70'
    context.stroke()
    context.setLineDash([])
    drawPitch(context, size)
  },

  play(context, size, moment) {
    const { picture, shown } = moment
    const delivery = shown?.happening.kind === 'ball' ? { ball: shown.happening, ms: shown.ms } : null
    const innings = picture.score?.innings?.at(-1)
    const batting = innings?.team === picture.teams[1].name ? 1 : 0
    const colours = sideColours([picture.teams[0].name, picture.teams[1].name])
    const radius = Math.max(3, size.height / 46)
    const shot = delivery && shotOf(delivery.ball, size)
    drawFielders(context, size, moment, colours[1 - batting] ?? '', radius, shot)
    drawBatters(context, size, picture, colours[batting] ?? '', radius, delivery)
    if (delivery && shot) drawBall(context, size, delivery, shot, radius)
    if (delivery?.ball.wicket && delivery.ms > deliveryMs) flashStumps(context, size, delivery.ms - deliveryMs)
  },

  lasts: () => deliveryMs + shotMs + 1900,
}

function oval({ width, height }: Size): { centre: Point; across: number; down: number } {
  return { centre: { x: width / 2, y: height * 0.5 }, across: width * 0.45, down: height * 0.43 }
}

function ends({ width, height }: Size): { bowler: Point; striker: Point } {
  return { bowler: { x: width * 0.39, y: height * 0.5 }, striker: { x: width * 0.61, y: height * 0.5 } }
}

function drawPitch(context: CanvasRenderingContext2D, size: Size): void {
  const { bowler, striker } = ends(size)
  const half = size.height * 0.045
  const over = size.width * 0.02
  context.fillStyle = '#c9b27c'
  context.beginPath()
  context.roundRect(bowler.x - over, bowler.y - half, striker.x - bowler.x + over * 2, half * 2, half * 0.3)
  context.fill()
  for (const { x, y } of [bowler, striker]) {
    const inward = x < size.width / 2 ? 1 : -1
    const crease = x + inward * over * 0.8
    line(
      context,
      [
        { x: crease, y: y - half },
        { x: crease, y: y + half },
      ],
      1,
    )
    for (const stump of [-0.35, 0, 0.35])
      line(
        context,
        [
          { x: x - 1, y: y + half * stump },
          { x: x + 2, y: y + half * stump },
        ],
        Math.max(1.5, half / 5),
        '#5a3a12',
      )
  }
}

interface Shot {
  /** Where the ball ends, and how high it flies on the way, in px. */
  end: Point
  height: number
}

/** Where a ball goes. The feed has its runs, not its direction: the way is drawn from its place in the match. */
function shotOf(delivered: Ball, size: Size): Shot {
  const { striker } = ends(size)
  const { centre, across, down } = oval(size)
  const random = seeded(`${delivered.over} ${delivered.mark}`)
  const angle = random() * Math.PI * 2
  const rope = { x: centre.x + across * Math.cos(angle), y: centre.y + down * Math.sin(angle) }
  const keeper = { x: striker.x + size.width * 0.05, y: striker.y }
  if (delivered.wicket) return { end: striker, height: 0 }
  if (!/^\d/.test(delivered.mark)) {
    if (delivered.runs < 4) return { end: keeper, height: 0 }
    return { end: between(striker, rope, 1), height: 0 }
  }
  const reach = [0.2, 0.52, 0.68, 0.86, 1, 0.95, 1.1][delivered.runs] ?? 0.5
  return { end: between(striker, rope, reach), height: delivered.runs === 6 ? size.height * 0.3 : 0 }
}

function drawBall(
  context: CanvasRenderingContext2D,
  size: Size,
  { ms }: { ms: number },
  { end, height }: Shot,
  radius: number,
): void {
  const { bowler, striker } = ends(size)
  const small = Math.max(2, radius * 0.5)
  if (ms < deliveryMs) {
    ball(context, between(bowler, striker, ms / deliveryMs), small, size.height * 0.03)
    return
  }
  const part = clamp((ms - deliveryMs) / shotMs)
  const flown = height > 0 ? part : slowing(part)
  const at = between(striker, end, flown)
  const up = height * Math.sin(Math.PI * Math.min(1, flown))
  if (distance(striker, end) > radius * 3) trail(context, striker, at, up * 0.5)
  ball(context, at, small, up)
}

function flashStumps(context: CanvasRenderingContext2D, size: Size, ms: number): void {
  const { striker } = ends(size)
  const part = clamp(ms / 900)
  context.beginPath()
  context.arc(striker.x, striker.y, size.height * (0.03 + 0.12 * part), 0, Math.PI * 2)
  context.lineWidth = Math.max(2, size.height / 70)
  context.strokeStyle = `rgb(255 92 80 / ${1 - part})`
  context.stroke()
}

function drawFielders(
  context: CanvasRenderingContext2D,
  size: Size,
  { picture, shown, runningMs }: Moment,
  colour: string,
  radius: number,
  shot: Shot | null,
): void {
  const { centre, across, down } = oval(size)
  const { bowler, striker } = ends(size)
  const over = picture.score?.lastOvers?.at(-1)?.over ?? 0
  const random = seeded(`field ${picture.matchName} ${over}`)
  const standing = places.map(([degrees, part]) => {
    const angle = ((degrees + (random() - 0.5) * 26) * Math.PI) / 180
    const reach = part + (random() - 0.5) * 0.1
    return { x: centre.x + across * reach * Math.cos(angle), y: centre.y + down * reach * Math.sin(angle) }
  })
  const chases = shot && shown ? nearest(standing, shot.end) : -1
  const part = shown ? slowing((shown.ms - deliveryMs) / shotMs) : 0
  standing.forEach((place, index) => {
    person(context, index === chases && shot ? between(place, shot.end, part * 0.85) : place, radius, colour)
  })
  person(context, { x: striker.x + size.width * 0.055, y: striker.y }, radius, colour)
  const mark = { x: bowler.x - size.width * 0.13, y: bowler.y - size.height * 0.035 }
  const release = { x: bowler.x - size.width * 0.008, y: bowler.y - size.height * 0.035 }
  const at = shown ? release : between(release, mark, runUp(runningMs))
  person(context, at, radius, colour)
  nameplate(context, lastName(picture.score?.bowler?.name), { x: at.x, y: at.y - radius * 2.6 }, size.height / 26)
}

/** How far the bowler is from the crease, 0 to 1, as long as a ball has been on its way. */
function runUp(runningMs: number | null): number {
  if (runningMs === null) return 0.55
  if (runningMs < walkMs) return 0.55 + 0.45 * (runningMs / walkMs)
  return 1 - clamp((runningMs - walkMs) / runMs)
}

function nearest(points: readonly Point[], to: Point): number {
  return points.reduce(
    (best, point, index) => (distance(point, to) < distance(points[best] ?? point, to) ? index : best),
    0,
  )
}

function drawBatters(
  context: CanvasRenderingContext2D,
  size: Size,
  { score }: Picture,
  colour: string,
  radius: number,
  delivery: { ball: Ball; ms: number } | null,
): void {
  const { bowler, striker } = ends(size)
  const half = size.height * 0.075
  const atBat = { x: striker.x - size.width * 0.014, y: striker.y - radius * 0.6 }
  const waiting = { x: bowler.x + size.width * 0.012, y: bowler.y + half }
  const runs = delivery && !delivery.ball.wicket && delivery.ball.runs < 4 ? delivery.ball.runs : 0
  const ran = delivery && runs > 0 ? clamp((delivery.ms - deliveryMs) / shotMs) * runs : 0
  // There and back: an odd number of runs changes ends.
  const turn = ran % 2 > 1 ? 2 - (ran % 2) : ran % 2
  const out = delivery?.ball.wicket === true && delivery.ms > deliveryMs + 700
  if (!out) person(context, between(atBat, { x: waiting.x, y: atBat.y }, turn), radius, colour)
  person(context, between(waiting, { x: atBat.x, y: waiting.y }, turn), radius, colour)
  const onStrike = score?.batters?.find((batter) => batter.onStrike)?.name
  if (delivery === null)
    nameplate(context, lastName(onStrike), { x: atBat.x, y: atBat.y - radius * 2.6 }, size.height / 26)
}

function lastName(name: string | undefined): string {
  return name?.split(' ').at(-1) ?? ''
}
