import { tableTexts } from '../../drawing/table-texts.ts'
import type { RulesTexts } from '../face.ts'

const { en, hi } = tableTexts

/** How the games of the higher card are played. */
export const highCardRulesTexts: RulesTexts = {
  en: [
    {
      title: en.howPlayed,
      sentences: [
        'Two sides get a card each, and the higher one wins. Suits do not count.',
        'In Dragon Tiger the ace is the lowest card, in Cricket War the highest.',
        'In Dragon Tiger you may also bet on what one side’s card is. Odd are ace, 3, 5, 7, 9, jack and king.',
      ],
    },
    {
      title: en.whatPays,
      sentences: [
        'A side pays 2 times the bet; at a tie half of the bet is given back. A tie pays 12, one of the same suit 51.',
        'In the straight game a side pays 2.08, and a tie loses.',
        'On a card: odd 1.8, even 2.1, red or black 1.95, a suit 3.9.',
        en.rounded,
      ],
    },
    { title: en.whatDecides, sentences: [en.drawn] },
  ],
  hi: [
    {
      title: hi.howPlayed,
      sentences: [
        'दोनों पक्षों को एक-एक पत्ता मिलता है, और बड़ा पत्ता जीतता है। रंग नहीं गिना जाता।',
        'ड्रैगन टाइगर में इक्का सबसे छोटा है, क्रिकेट वॉर में सबसे बड़ा।',
        'ड्रैगन टाइगर में एक पक्ष के पत्ते पर भी बेट लगा सकते हैं। विषम हैं इक्का, 3, 5, 7, 9, गुलाम और बादशाह।',
      ],
    },
    {
      title: hi.whatPays,
      sentences: [
        'पक्ष पर बेट का 2 गुना मिलता है; टाई पर आधी बेट वापस मिलती है। टाई पर 12, एक ही रंग की टाई पर 51।',
        'सीधे खेल में पक्ष पर 2.08 मिलता है, और टाई पर बेट हारती है।',
        'पत्ते पर: विषम 1.8, सम 2.1, लाल या काला 1.95, रंग 3.9।',
        hi.rounded,
      ],
    },
    { title: hi.whatDecides, sentences: [hi.drawn] },
  ],
}
