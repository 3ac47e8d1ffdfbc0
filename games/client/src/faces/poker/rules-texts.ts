import { tableTexts } from '../../drawing/table-texts.ts'
import type { RulesTexts } from '../face.ts'

const { en, hi } = tableTexts

/** How poker of two hands is played. */
export const pokerRulesTexts: RulesTexts = {
  en: [
    {
      title: en.howPlayed,
      sentences: [
        'Hand A and Hand B get two cards each from one pack, and five cards on the board count for both. The best five of its seven cards make a hand.',
        'From the best: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, pair, high card.',
        'You bet on the hand that wins, or on what a hand becomes. You decide nothing after the bet.',
      ],
    },
    {
      title: en.whatPays,
      sentences: [
        'In One Day Poker a win pays 1.95 times the bet and shared hands give it back. In Gallery Poker a win pays 2 and shared hands give back half.',
        'What a hand becomes: high card 5.51, pair 2.19, two pairs 4.08, three of a kind 19.87, straight 20.78, flush 31.73, full house 36.97, four of a kind 571.2, straight flush 3,088.52.',
        en.rounded,
      ],
    },
    { title: en.whatDecides, sentences: [en.drawn] },
  ],
  hi: [
    {
      title: hi.howPlayed,
      sentences: [
        'हाथ A और हाथ B को एक गड्डी से दो-दो पत्ते मिलते हैं, और बोर्ड के पाँच पत्ते दोनों के लिए गिने जाते हैं। सात में से सबसे अच्छे पाँच पत्तों से हाथ बनता है।',
        'सबसे ऊँचे से: स्ट्रेट फ़्लश, चार समान, फ़ुल हाउस, फ़्लश, स्ट्रेट, तीन समान, दो जोड़ी, जोड़ी, हाई कार्ड।',
        'बेट इस पर लगती है कि कौन सा हाथ जीतेगा, या किसी हाथ में क्या बनेगा। बेट के बाद आपको कुछ तय नहीं करना होता।',
      ],
    },
    {
      title: hi.whatPays,
      sentences: [
        'वन डे पोकर में जीत पर बेट का 1.95 गुना मिलता है और बराबरी पर बेट वापस। गैलरी पोकर में जीत पर 2 और बराबरी पर आधी बेट वापस।',
        'हाथ में क्या बनेगा: हाई कार्ड 5.51, जोड़ी 2.19, दो जोड़ी 4.08, तीन समान 19.87, स्ट्रेट 20.78, फ़्लश 31.73, फ़ुल हाउस 36.97, चार समान 571.2, स्ट्रेट फ़्लश 3,088.52।',
        hi.rounded,
      ],
    },
    { title: hi.whatDecides, sentences: [hi.drawn] },
  ],
}
