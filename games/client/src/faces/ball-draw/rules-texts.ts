import type { RulesTexts } from '../face.ts'

/** How cards and balls are played. */
export const ballRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Choose how many cards you play; your stake is shared by them equally. Each has 24 of the numbers 1 to 51, and a free cell in the middle.',
        'Twenty balls are drawn, then a last one with a multiplier. A row, column or diagonal whose numbers are all drawn is a line.',
        'A card pays by its lines: 2× for one, 15× for two, 130× for three, 500× for four, 1000× for five and more.',
        'Where the last ball completes a line of a card, its multiplier of 2 to 10 counts for what that card pays.',
      ],
    },
    {
      title: 'What decides it',
      sentences: [
        'Balls, multiplier and cards are drawn when you bet, from the seeds under Fairness.',
        'What a card pays is times its part of the stake. The payout is rounded down to the paisa once.',
      ],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'चुनें कि कितने कार्ड खेलने हैं; स्टेक सब में बराबर बँटता है। हर कार्ड पर 1 से 51 में से 24 संख्याएँ हैं और बीच का खाना मुफ़्त है।',
        'बीस गेंदें निकलती हैं, फिर एक आखिरी, गुणक के साथ। जिस पंक्ति, स्तंभ या विकर्ण की सब संख्याएँ निकलें वह लाइन है।',
        'कार्ड लाइनों के अनुसार देता है: एक पर 2×, दो पर 15×, तीन पर 130×, चार पर 500×, पाँच और ज़्यादा पर 1000×।',
        'जिस कार्ड की लाइन आखिरी गेंद से पूरी हो, उसके भुगतान पर 2 से 10 का गुणक लगता है।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: [
        'गेंदें, गुणक और कार्ड बेट लगाते ही निष्पक्षता वाले सीड से निकलते हैं।',
        'कार्ड का भुगतान स्टेक के उसके हिस्से पर है। पेआउट एक बार पैसे तक नीचे की ओर पूर्ण किया जाता है।',
      ],
    },
  ],
}
