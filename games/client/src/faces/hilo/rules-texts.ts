import { tableTexts } from '../../drawing/table-texts.ts'
import type { RulesTexts } from '../face.ts'

const { en, hi } = tableTexts

/** How hi lo is played. */
export const hiloRulesTexts: RulesTexts = {
  en: [
    {
      title: en.howPlayed,
      sentences: [
        'A card lies open. Guess whether the next one is higher or lower; the ace is the lowest, the king the highest.',
        'Each card comes from a whole pack. The same rank counts for both guesses, but above an ace and below a king the next card must differ.',
        'A right guess raises what a cash-out pays, a wrong one loses the stake. Skip turns another card and changes nothing else.',
        'Cash out whenever you like. Before the first guess that gives the stake back.',
        'The long game ends paid after 52 cards or at 10,000 times the stake, the ladder after 13 cards or at 1,000 times, the sprint after 7 cards or at 100 times. A guess that could pay more is not offered.',
      ],
    },
    {
      title: en.whatPays,
      sentences: [
        'The rarer what you guessed, the more it pays: 0.99 divided by the chance of all your guesses, rounded down to the hundredth.',
        'Payouts are rounded down to the paisa.',
      ],
    },
    { title: en.whatDecides, sentences: [en.drawn] },
  ],
  hi: [
    {
      title: hi.howPlayed,
      sentences: [
        'एक पत्ता खुला रहता है। बताइए कि अगला बड़ा होगा या छोटा; इक्का सबसे छोटा है, बादशाह सबसे बड़ा।',
        'हर पत्ता पूरी गड्डी से आता है। बराबर अंक दोनों अनुमानों में सही है, पर इक्के से ऊपर और बादशाह से नीचे अगला पत्ता अलग होना चाहिए।',
        'सही अनुमान कैश आउट की रकम बढ़ाता है, गलत पर स्टेक जाता है। छोड़ें से दूसरा पत्ता खुलता है, और कुछ नहीं बदलता।',
        'जब चाहें कैश आउट करें। पहले अनुमान से पहले स्टेक वापस मिलता है।',
        'लंबा खेल 52 पत्तों या स्टेक के 10,000 गुना पर भुगतान के साथ खत्म होता है, लैडर 13 पत्तों या 1,000 गुना पर, स्प्रिंट 7 पत्तों या 100 गुना पर। इससे ज़्यादा दे सकने वाला अनुमान नहीं दिया जाता।',
      ],
    },
    {
      title: hi.whatPays,
      sentences: [
        'अनुमान जितना दुर्लभ, भुगतान उतना ज़्यादा: 0.99 को सभी अनुमानों की संभावना से भाग देकर, सौवें हिस्से तक नीचे की ओर।',
        'भुगतान पैसे तक नीचे की ओर पूर्ण किया जाता है।',
      ],
    },
    { title: hi.whatDecides, sentences: [hi.drawn] },
  ],
}
