import { tableTexts } from '../../drawing/table-texts.ts'
import type { RulesTexts } from '../face.ts'

const { en, hi } = tableTexts

/** How the races of cards are played. */
export const raceRulesTexts: RulesTexts = {
  en: [
    {
      title: en.howPlayed,
      sentences: [
        'Four cards race, one of each suit: the aces over six steps in Card Race, the queens over four in Queen Race.',
        'Cards are turned from the rest of the pack. Each brings the runner of its suit a step ahead; the first at the finish wins.',
        'Bet on the winner, on its colour, or on whether it leads the second by one step or by more.',
      ],
    },
    { title: en.whatPays, sentences: ['Each spot prints what it pays, the stake included.', en.rounded] },
    { title: en.whatDecides, sentences: [en.drawn] },
  ],
  hi: [
    {
      title: hi.howPlayed,
      sentences: [
        'चार पत्ते दौड़ते हैं, हर रंग का एक: कार्ड रेस में इक्के छह कदम, क्वीन रेस में बेगमें चार कदम।',
        'बाकी गड्डी से पत्ते खुलते हैं। हर पत्ता अपने रंग के धावक को एक कदम आगे लाता है; जो पहले पहुँचे वह जीतता है।',
        'विजेता पर, उसके लाल या काले होने पर, या उसकी बढ़त एक कदम है या ज़्यादा, इस पर बेट लगाएँ।',
      ],
    },
    { title: hi.whatPays, sentences: ['हर जगह पर लिखा है कि वह स्टेक सहित कितना देती है।', hi.rounded] },
    { title: hi.whatDecides, sentences: [hi.drawn] },
  ],
}
