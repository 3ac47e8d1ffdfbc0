import { tableTexts } from '../../drawing/table-texts.ts'
import type { RulesTexts } from '../face.ts'

const { en, hi } = tableTexts

/** How 32 cards is played. */
export const thirtyTwoRulesTexts: RulesTexts = {
  en: [
    {
      title: en.howPlayed,
      sentences: [
        'The pack has the cards from six to king. Four players start with 8, 9, 10 and 11 points.',
        'Each gets a card and adds its points: six to ten as they stand, jack 11, queen 12, king 13. The most points win.',
        'Those who lead together get one card more each, until one leads alone. If the cards run out, they share the win.',
        'Bets on odd or even count a player’s points after its first card.',
      ],
    },
    {
      title: en.whatPays,
      sentences: [
        'Player 8 pays 12.4, player 9 5.9, player 10 3.3, player 11 2.09 times the bet; odd or even 1.95.',
        en.rounded,
      ],
    },
    { title: en.whatDecides, sentences: [en.drawn] },
  ],
  hi: [
    {
      title: hi.howPlayed,
      sentences: [
        'गड्डी में छक्के से बादशाह तक के पत्ते हैं। चार खिलाड़ी 8, 9, 10 और 11 अंकों से शुरू करते हैं।',
        'हर एक को एक पत्ता मिलता है, जिसके अंक जुड़ते हैं: छह से दस जैसे हैं, गुलाम 11, बेगम 12, बादशाह 13। सबसे ज़्यादा अंक जीतते हैं।',
        'जो साथ में आगे हों उन्हें एक-एक पत्ता और मिलता है, जब तक एक अकेला आगे न हो। पत्ते खत्म हों तो जीत साझा होती है।',
        'विषम या सम की बेट में खिलाड़ी के पहले पत्ते के बाद के अंक गिने जाते हैं।',
      ],
    },
    {
      title: hi.whatPays,
      sentences: ['खिलाड़ी 8 पर 12.4, 9 पर 5.9, 10 पर 3.3, 11 पर बेट का 2.09 गुना; विषम या सम पर 1.95।', hi.rounded],
    },
    { title: hi.whatDecides, sentences: [hi.drawn] },
  ],
}
