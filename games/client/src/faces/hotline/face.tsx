import { dealButton } from '../../drawing/table-face.ts'
import type { Face } from '../face.ts'
import { textAt } from '../fields.ts'
import { HotlineStage } from './hotline-stage.tsx'
import { rulesOf } from './line.ts'
import { hotlineRulesTexts } from './rules-texts.ts'
import { colourText, hotlineTexts } from './texts.ts'

/** How long the line runs, in ms; hotline.css says the same. */
const runMs = 2_600

/** Hotline: a line of cells runs by, and stops at one. */
export const face: Face = {
  mood: 'iron',
  bets: 'spots',
  firstBet: () => ({ mode: 'low', meta: {} }),
  Stage: HotlineStage,
  go: (props) => ({ ...dealButton(props), word: hotlineTexts[props.language].run }),
  lasts: ({ type }) => (type === 'line' ? runMs + 200 : 0),
  say(round, _variant, language) {
    const line = round.events.find(({ type }) => type === 'line')
    return line === undefined ? '' : hotlineTexts[language].stopped(colourText(textAt(line, 'colour'), language))
  },
  chip(round, _variant, language) {
    const colour = textAt(round.events.find(({ type }) => type === 'line') ?? {}, 'colour')
    const tones = { red: 'red', black: 'black', hot: 'side-a' } as const
    const tone = colour === 'red' || colour === 'black' || colour === 'hot' ? tones[colour] : 'low'
    return { text: tone === 'low' ? '–' : colourText(colour, language).slice(0, 1), tone }
  },
  // The prices on the spots are theirs, so they are here already.
  rules: (variant) => Promise.resolve(rulesOf(variant)),
  rulesTexts: hotlineRulesTexts,
}
