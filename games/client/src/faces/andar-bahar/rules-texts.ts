import { tableTexts } from '../../drawing/table-texts.ts'
import type { RulesTexts } from '../face.ts'

const { en, hi } = tableTexts

/** How andar bahar is played. */
export const andarBaharRulesTexts: RulesTexts = {
  en: [
    {
      title: en.howPlayed,
      sentences: [
        'One card of a pack is turned as the joker. Then cards fall on andar and bahar in turn, the first on andar.',
        'The side that gets a card of the joker’s rank wins, and the round is over.',
        'You may also bet on how many cards fall, the last one included.',
      ],
    },
    {
      title: en.whatPays,
      sentences: [
        'Andar, which gets the first card and so wins more often, pays 1.9; bahar pays 2.',
        'Counts of cards: 1–5 3.5, 6–10 4.5, 11–15 5.5, 16–25 4.5, 26–30 15, 31–35 25, 36–40 50, 41–49 120 times the bet.',
        'In the long game: 1–10 1.95, 11–20 3.2, 21–30 6.25, 31–49 14.9 times the bet.',
        en.rounded,
      ],
    },
    { title: en.whatDecides, sentences: [en.drawn] },
  ],
  hi: [
    {
      title: hi.howPlayed,
      sentences: [
        'गड्डी का एक पत्ता जोकर के रूप में खुलता है। फिर पत्ते बारी-बारी से अंदर और बाहर गिरते हैं, पहला अंदर।',
        'जिस तरफ जोकर के अंक का पत्ता आता है वह जीतती है, और राउंड खत्म होता है।',
        'इस पर भी बेट लगा सकते हैं कि आखिरी पत्ता मिलाकर कितने पत्ते गिरेंगे।',
      ],
    },
    {
      title: hi.whatPays,
      sentences: [
        'अंदर को पहला पत्ता मिलता है और वह ज़्यादा जीतता है, इसलिए उस पर 1.9 मिलता है; बाहर पर 2।',
        'पत्तों की गिनती: 1–5 3.5, 6–10 4.5, 11–15 5.5, 16–25 4.5, 26–30 15, 31–35 25, 36–40 50, 41–49 बेट का 120 गुना।',
        'लंबे खेल में: 1–10 1.95, 11–20 3.2, 21–30 6.25, 31–49 बेट का 14.9 गुना।',
        hi.rounded,
      ],
    },
    { title: hi.whatDecides, sentences: [hi.drawn] },
  ],
}
