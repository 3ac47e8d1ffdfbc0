import type { ReelEvent } from '@chaupar/games/rules/reels/rounds'
import { shortRupees } from '../../money/amounts.ts'
import { type ReelFamily, variantOf } from '../../reels/reel-family.ts'
import { reelsFace } from '../../reels/reels-face.ts'
import { ReelsStage } from '../../reels/reels-stage.tsx'
import type { FaceProps } from '../face.ts'
import { linesRulesTexts } from './rules-texts.ts'

const lineCount = 20

const family: ReelFamily = {
  mood: 'temple',
  columns: 5,
  rows: 3,
  falls: false,
  freeTimes: (variant) => variantOf({ low: 1, medium: 2, high: 4 }, variant),
  note(language, stakePaise) {
    const each = shortRupees(Math.floor(stakePaise / lineCount), language)
    return language === 'hi' ? `${lineCount} लाइनें, हर एक ${each}` : `${lineCount} lines, ${each} each`
  },
  intro: {
    en: 'Three alike on a line from the left win. Three scatters bring free spins.',
    hi: 'लाइन पर बाईं ओर से तीन एक जैसे चिह्न जीतते हैं। तीन स्कैटर से फ़्री स्पिन मिलते हैं।',
  },
  async load(variant) {
    const [{ linesVariants }, { spinRules }] = await Promise.all([
      import('@chaupar/games/rules/reels/lines-variants'),
      import('@chaupar/games/rules/reels/spins'),
    ])
    const game = variantOf(linesVariants, variant)
    const { pays, lines } = game.evaluation
    return { rules: spinRules(game), pays, lines, awards: game.base.awards }
  },
  rulesTexts: linesRulesTexts,
}

function LinesStage(props: FaceProps<ReelEvent>) {
  return <ReelsStage {...props} family={family} />
}

/** Five reels and twenty lines, with free spins. */
export const face = reelsFace(family, LinesStage)
