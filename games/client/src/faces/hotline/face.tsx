import type { HotlineEvent } from '@chaupar/games/rules/instant/hotline'
import { dealButton } from '../../drawing/table-face.ts'
import { shownEvent } from '../events.ts'
import type { Face } from '../face.ts'
import { HotlineStage } from './hotline-stage.tsx'
import { rulesOf } from './line.ts'
import { hotlineRulesTexts } from './rules-texts.ts'
import { colourText, hotlineTexts } from './texts.ts'

/** How long the line runs, in ms; hotline.css says the same. */
const runMs = 2_600

/** Hotline: a line of cells runs by, and stops at one. */
export const face: Face<HotlineEvent> = {
  mood: 'iron',
  bets: 'spots',
  firstBet: () => ({ mode: 'low', meta: {} }),
  Stage: HotlineStage,
  go: (props) => ({ ...dealButton(props), word: hotlineTexts[props.language].run }),
  lasts: ({ type }) => (type === 'line' ? runMs + 200 : 0),
  say(round, _variant, language) {
    const line = shownEvent(round, 'line')
    return line === undefined ? '' : hotlineTexts[language].stopped(colourText(line.colour, language))
  },
  chip(round, _variant, language) {
    const colour = shownEvent(round, 'line')?.colour ?? 'blank'
    const tone = ({ red: 'red', black: 'black', hot: 'side-a', blank: 'low' } as const)[colour]
    return { text: colour === 'blank' ? '–' : colourText(colour, language).slice(0, 1), tone }
  },
  // The prices on the spots are theirs, so they are here already.
  rules: (variant) => Promise.resolve(rulesOf(variant)),
  rulesTexts: hotlineRulesTexts,
}
