import type { ReelEvent } from '@chaupar/games/rules/reels/rounds'
import { type ReelFamily, variantOf } from '../../reels/reel-family.ts'
import { reelsFace } from '../../reels/reels-face.ts'
import { ReelsStage } from '../../reels/reels-stage.tsx'
import type { FaceProps } from '../face.ts'
import { tumblesRulesTexts } from './rules-texts.ts'

const family: ReelFamily = {
  mood: 'dusk',
  columns: 6,
  rows: 5,
  falls: true,
  note: (language) => (language === 'hi' ? 'कहीं भी 8 जीतते हैं' : '8 anywhere win'),
  intro: {
    en: 'Eight alike anywhere win and make room for others. Four scatters bring free spins.',
    hi: 'कहीं भी आठ एक जैसे चिह्न जीतते हैं और हट जाते हैं। चार स्कैटर से फ़्री स्पिन मिलते हैं।',
  },
  async load(variant) {
    const [{ tumbleVariants }, { tumbleRules }] = await Promise.all([
      import('@chaupar/games/rules/reels/tumble-variants'),
      import('@chaupar/games/rules/reels/tumbles'),
    ])
    const game = variantOf(tumbleVariants, variant)
    return { rules: tumbleRules(game), pays: game.pays, lines: [], awards: game.base.awards }
  },
  rulesTexts: tumblesRulesTexts,
}

function TumblesStage(props: FaceProps<ReelEvent>) {
  return <ReelsStage {...props} family={family} />
}

/** Six reels whose winning symbols go and let others fall. */
export const face = reelsFace(family, TumblesStage)
