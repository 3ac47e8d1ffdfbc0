import { tableTexts } from '../../drawing/table-texts.ts'
import type { RulesTexts } from '../face.ts'

const { en, hi } = tableTexts

/** How the games of one card are played. */
export const oneCardRulesTexts: RulesTexts = {
  en: [
    {
      title: en.howPlayed,
      sentences: [
        'One card is dealt from eight packs, and all bets are on it. The ace is the lowest card.',
        'In Lucky 7 you bet on below 7, seven or above 7. In Amar Akbar Anthony on Amar (ace to 6), Akbar (7 to 10), Anthony (jack to king), or on one rank.',
        'Odd are ace, 3, 5, 7, 9, jack and king.',
      ],
    },
    {
      title: en.whatPays,
      sentences: [
        'Lucky 7: below and above pay 2, and give half back at a seven; seven pays 12 times the bet.',
        'Amar 2.1, Akbar 3.15, Anthony 4.2, one rank 12.5.',
        'Odd 1.8, even 2.1, red or black 1.95.',
        en.rounded,
      ],
    },
    { title: en.whatDecides, sentences: [en.drawn] },
  ],
  hi: [
    {
      title: hi.howPlayed,
      sentences: [
        'आठ गड्डियों से एक पत्ता बाँटा जाता है, और सभी बेट उसी पर होती हैं। इक्का सबसे छोटा है।',
        'लकी 7 में बेट 7 से नीचे, सात या 7 से ऊपर पर लगती है। अमर अकबर एंथनी में अमर (इक्का से 6), अकबर (7 से 10), एंथनी (गुलाम से बादशाह) या एक अंक पर।',
        'विषम हैं इक्का, 3, 5, 7, 9, गुलाम और बादशाह।',
      ],
    },
    {
      title: hi.whatPays,
      sentences: [
        'लकी 7: नीचे और ऊपर पर 2 मिलता है, सात आने पर आधा वापस; सात पर बेट का 12 गुना।',
        'अमर 2.1, अकबर 3.15, एंथनी 4.2, एक अंक 12.5।',
        'विषम 1.8, सम 2.1, लाल या काला 1.95।',
        hi.rounded,
      ],
    },
    { title: hi.whatDecides, sentences: [hi.drawn] },
  ],
}
