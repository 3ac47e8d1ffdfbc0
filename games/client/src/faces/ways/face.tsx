import type { ReelEvent } from '@chaupar/games/rules/reels/rounds'
import { type ReelFamily, variantOf } from '../../reels/reel-family.ts'
import { reelsFace } from '../../reels/reels-face.ts'
import { ReelsStage } from '../../reels/reels-stage.tsx'
import type { FaceProps } from '../face.ts'
import { waysRulesTexts } from './rules-texts.ts'

const family: ReelFamily = {
  mood: 'lagoon',
  columns: 5,
  rows: 3,
  falls: false,
  note: (language) => (language === 'hi' ? '243 तरीके' : '243 ways'),
  intro: {
    en: 'A symbol on three reels from the left wins, wherever it stands on them. Three scatters bring free spins.',
    hi: 'बाईं ओर से तीन रील पर कहीं भी एक जैसा चिह्न जीतता है। तीन स्कैटर से फ़्री स्पिन मिलते हैं।',
  },
  async load(variant) {
    const [{ waysVariants }, { spinRules }] = await Promise.all([
      import('@chaupar/games/rules/reels/ways-variants'),
      import('@chaupar/games/rules/reels/spins'),
    ])
    const game = variantOf(waysVariants, variant)
    const { pays, lines } = game.evaluation
    return { rules: spinRules(game), pays, lines, awards: game.base.awards }
  },
  rulesTexts: waysRulesTexts,
}

function WaysStage(props: FaceProps<ReelEvent>) {
  return <ReelsStage {...props} family={family} />
}

/** Five reels and 243 ways, with wilds that multiply. */
export const face = reelsFace(family, WaysStage)
