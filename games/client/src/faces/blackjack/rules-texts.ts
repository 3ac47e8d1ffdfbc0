import { tableTexts } from '../../drawing/table-texts.ts'
import type { RulesTexts } from '../face.ts'

const { en, hi } = tableTexts

/** How blackjack is played. */
export const blackjackRulesTexts: RulesTexts = {
  en: [
    {
      title: en.howPlayed,
      sentences: [
        'You play one hand against the dealer. Get nearer to 21 than the dealer without going over. Faces count 10, an ace 1 or 11.',
        'Hit takes a card, stand ends your hand. Double doubles the stake for exactly one card more, on any two cards.',
        'Split makes two hands of two cards of the same points, for a second stake, once in a round; split aces get one card each. A 21 after a split is no blackjack.',
        'While the dealer shows an ace you may insure for half the stake. Then the dealer looks for blackjack before you play on.',
        'The dealer draws to 16 and stands on every 17.',
        'A hand left open is kept: open the game again and it goes on. If you do not come back, it stands.',
      ],
    },
    {
      title: en.whatPays,
      sentences: [
        'A win pays 2 times the stake, a blackjack 2.5, equal totals give the stake back. Insurance pays 3 when the dealer has a blackjack.',
        'Payouts are rounded down to the paisa.',
      ],
    },
    { title: en.whatDecides, sentences: [en.drawn] },
  ],
  hi: [
    {
      title: hi.howPlayed,
      sentences: [
        'आप डीलर के सामने एक हाथ खेलते हैं। 21 से ऊपर गए बिना डीलर से ज़्यादा करीब पहुँचें। तस्वीर वाले पत्ते 10, इक्का 1 या 11।',
        'पत्ता लें से एक पत्ता मिलता है, रुकें से हाथ पूरा होता है। डबल स्टेक दोगुना करके ठीक एक पत्ता देता है, किसी भी पहले दो पत्तों पर।',
        'बराबर अंकों के दो पत्तों को दूसरे स्टेक के साथ दो हाथों में बाँट सकते हैं, एक राउंड में एक बार; बँटे इक्कों को एक-एक पत्ता मिलता है। बँटने के बाद 21 ब्लैकजैक नहीं है।',
        'डीलर का इक्का दिखे तो आधे स्टेक का बीमा ले सकते हैं। फिर आगे खेलने से पहले डीलर ब्लैकजैक देखता है।',
        'डीलर 16 तक पत्ता लेता है और हर 17 पर रुकता है।',
        'अधूरा हाथ रखा रहता है: गेम फिर खोलें तो वहीं से चलेगा। आप न लौटें तो वह रुका माना जाता है।',
      ],
    },
    {
      title: hi.whatPays,
      sentences: [
        'जीत पर स्टेक का 2 गुना, ब्लैकजैक पर 2.5, बराबरी पर स्टेक वापस। डीलर के ब्लैकजैक पर बीमा 3 गुना देता है।',
        'भुगतान पैसे तक नीचे की ओर पूर्ण किया जाता है।',
      ],
    },
    { title: hi.whatDecides, sentences: [hi.drawn] },
  ],
}
