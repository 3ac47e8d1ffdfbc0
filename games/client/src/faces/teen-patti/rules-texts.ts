import { tableTexts } from '../../drawing/table-texts.ts'
import type { RulesTexts } from '../face.ts'

const { en, hi } = tableTexts

/** How teen patti is played. */
export const teenPattiRulesTexts: RulesTexts = {
  en: [
    {
      title: en.howPlayed,
      sentences: [
        'Player A and Player B get three cards each from one pack. You bet on who has the better hand, or on what a hand is.',
        'From the best hand: trail (three of a rank), pure sequence (in one suit), sequence, colour (one suit), pair, high card.',
        'Of the sequences ace-king-queen is the highest and ace-2-3 the next.',
        'In Muflis the lower hand wins. With a joker, one card is turned first, and the other three of its rank stand for whatever card makes the best hand.',
      ],
    },
    {
      title: en.whatPays,
      sentences: [
        'The better hand pays 1.96 times the bet. When the hands are equal, bets on a player are given back.',
        'Pair or better, of one hand: pair 2, colour 5, sequence 7, trail 31, pure sequence 41.',
        'With high trails: pair 2, colour 4, sequence 7, trail 41, pure sequence 51.',
        'Pair or better with a joker: pair 1.5, colour 2.5, sequence 3, trail 7, pure sequence 9.',
        en.rounded,
      ],
    },
    { title: en.whatDecides, sentences: [en.drawn] },
  ],
  hi: [
    {
      title: hi.howPlayed,
      sentences: [
        'खिलाड़ी A और खिलाड़ी B को एक गड्डी से तीन-तीन पत्ते मिलते हैं। बेट इस पर लगती है कि किसका हाथ बेहतर है, या किसी हाथ में क्या है।',
        'सबसे ऊँचे से: ट्रेल (एक अंक के तीन), प्योर सीक्वेंस (एक ही रंग में), सीक्वेंस, कलर (एक ही रंग), जोड़ी, हाई कार्ड।',
        'सीक्वेंस में इक्का-बादशाह-बेगम सबसे ऊँचा है, उसके बाद इक्का-2-3।',
        'मुफ़लिस में छोटा हाथ जीतता है। जोकर वाले खेल में पहले एक पत्ता खुलता है, और उसी अंक के बाकी तीन पत्ते सबसे अच्छा हाथ बनाने वाले पत्ते का काम करते हैं।',
      ],
    },
    {
      title: hi.whatPays,
      sentences: [
        'बेहतर हाथ पर बेट का 1.96 गुना मिलता है। हाथ बराबर हों तो खिलाड़ी पर लगी बेट वापस मिलती है।',
        'एक हाथ की जोड़ी या बेहतर: जोड़ी 2, कलर 5, सीक्वेंस 7, ट्रेल 31, प्योर सीक्वेंस 41।',
        'ऊँची ट्रेल वाले खेल में: जोड़ी 2, कलर 4, सीक्वेंस 7, ट्रेल 41, प्योर सीक्वेंस 51।',
        'जोकर के साथ जोड़ी या बेहतर: जोड़ी 1.5, कलर 2.5, सीक्वेंस 3, ट्रेल 7, प्योर सीक्वेंस 9।',
        hi.rounded,
      ],
    },
    { title: hi.whatDecides, sentences: [hi.drawn] },
  ],
}
