import { tableTexts } from '../../drawing/table-texts.ts'
import type { RulesTexts } from '../face.ts'

const { en, hi } = tableTexts

/** How hotline is played. */
export const hotlineRulesTexts: RulesTexts = {
  en: [
    {
      title: en.howPlayed,
      sentences: [
        'Bet on red, black or hot. The line of cells runs by and stops with one of them under the mark.',
        'The line of low risk has red, black and one hot cell, in Blaze two. That of high risk has blank cells, too, on which no bet wins, and pays more.',
      ],
    },
    { title: en.whatPays, sentences: ['Each spot prints what it pays, the stake included.', en.rounded] },
    {
      title: en.whatDecides,
      sentences: [
        'The cell is drawn when you bet, from the seeds under Fairness; each cell is as likely as any other.',
      ],
    },
  ],
  hi: [
    {
      title: hi.howPlayed,
      sentences: [
        'लाल, काले या हॉट पर बेट लगाएँ। खानों की लाइन चलती है और निशान के नीचे एक खाने पर रुकती है।',
        'कम जोखिम वाली लाइन में लाल, काले और एक हॉट खाना है, ब्लेज़ में दो। ज़्यादा जोखिम वाली में खाली खाने भी हैं, जो किसी के नहीं, और वह ज़्यादा देती है।',
      ],
    },
    { title: hi.whatPays, sentences: ['हर जगह पर लिखा है कि वह स्टेक सहित कितना देती है।', hi.rounded] },
    {
      title: hi.whatDecides,
      sentences: ['खाना बेट लगाते ही निष्पक्षता वाले सीड से तय होता है; हर खाने की संभावना बराबर है।'],
    },
  ],
}
