import type { ReelEvent } from '@chaupar/games/rules/reels/rounds'
import { shortRupees } from '../../money/amounts.ts'
import { type ReelFamily, variantOf } from '../../reels/reel-family.ts'
import { reelsFace } from '../../reels/reels-face.ts'
import { ReelsStage } from '../../reels/reels-stage.tsx'
import type { FaceProps } from '../face.ts'
import { classicRulesTexts } from './rules-texts.ts'

const lineCount = 5

const family: ReelFamily = {
  mood: 'madder',
  columns: 3,
  rows: 3,
  falls: false,
  note(language, stakePaise) {
    const each = shortRupees(Math.floor(stakePaise / lineCount), language)
    return language === 'hi' ? `${lineCount} लाइनें, हर एक ${each}` : `${lineCount} lines, ${each} each`
  },
  intro: {
    en: 'Three alike on one of five lines win.',
    hi: 'पाँच में से किसी लाइन पर तीन एक जैसे चिह्न जीतते हैं।',
  },
  async load(variant) {
    const [{ classicVariants }, { spinRules }] = await Promise.all([
      import('@chaupar/games/rules/reels/classic-variants'),
      import('@chaupar/games/rules/reels/spins'),
    ])
    const game = variantOf(classicVariants, variant)
    const { pays, lines } = game.evaluation
    return { rules: spinRules(game), pays, lines, awards: game.base.awards }
  },
  rulesTexts: classicRulesTexts,
}

function ClassicStage(props: FaceProps<ReelEvent>) {
  return <ReelsStage {...props} family={family} />
}

/** Three reels and five lines, in the manner of the machines with levers. */
export const face = reelsFace(family, ClassicStage)
