import type { RulesTexts } from '../face.ts'

/** How sic bo and Thai hi lo are played. */
export const threeDiceRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Take a chip from the rack, press the spots you bet on, and roll. Three dice decide all bets at once.',
        'On a keyboard the arrow keys go over the layout, Enter places a chip, Delete takes the last one off again.',
      ],
    },
    {
      title: 'What pays',
      sentences: [
        'What stands on a spot is what it pays, the stake included. A single number pays more the more dice show it: 2×, 3×, 4×.',
        'Sic bo: small, big, odd and even lose at any triple. A double wins when at least two dice show the number.',
        'Thai hi lo: low is 3 to 10, high 11 to 18; a total of 11 is a bet of its own. A run is 1, 2, 3 or 4, 5, 6 in any order.',
        'What the bets pay is added up and rounded down to the paisa.',
      ],
    },
    {
      title: 'What decides it',
      sentences: ['The dice are drawn when you bet, from the seeds under Fairness. The throw shows what was drawn.'],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'चिप चुनें, जहाँ बेट लगानी हो वहाँ दबाएँ और पासे फेंकें। तीन पासे सभी बेट का फ़ैसला एक साथ करते हैं।',
        'कीबोर्ड पर तीर वाली कुंजियाँ टेबल पर चलाती हैं, Enter चिप रखता है, Delete आखिरी चिप हटाता है।',
      ],
    },
    {
      title: 'क्या मिलता है',
      sentences: [
        'जगह पर लिखा गुणक स्टेक सहित भुगतान है। एक नंबर जितने ज़्यादा पासों पर आए उतना ज़्यादा मिलता है: 2×, 3×, 4×।',
        'सिक बो: किसी भी ट्रिपल पर छोटा, बड़ा, विषम और सम हारते हैं। डबल तब जीतता है जब कम से कम दो पासों पर वह नंबर आए।',
        'थाई हाई लो: लो 3 से 10, हाई 11 से 18; जोड़ 11 की अपनी बेट है। लगातार यानी 1, 2, 3 या 4, 5, 6 किसी भी क्रम में।',
        'सभी बेट की रकम जोड़कर पैसे तक नीचे की ओर पूर्ण की जाती है।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: ['पासे बेट लगाते ही, निष्पक्षता वाले सीड से तय होते हैं। फेंकना वही दिखाता है जो निकला।'],
    },
  ],
}
