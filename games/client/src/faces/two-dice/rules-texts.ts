import type { RulesTexts } from '../face.ts'

/** How red blue dice is played. */
export const twoDiceRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Take a chip from the rack, press the spots you bet on, and roll a red and a blue die. The higher one wins.',
        'On a keyboard the arrow keys go over the layout, Enter places a chip, Delete takes the last one off again.',
      ],
    },
    {
      title: 'What pays',
      sentences: [
        'What stands on a spot is what it pays, the stake included. At a tie, stakes on red and blue are given back.',
        'Red odd and its like are about the number of that die alone; below 7, above 7 and totals are about both together.',
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
        'चिप चुनें, जहाँ बेट लगानी हो वहाँ दबाएँ और लाल और नीला पासा फेंकें। बड़ा पासा जीतता है।',
        'कीबोर्ड पर तीर वाली कुंजियाँ टेबल पर चलाती हैं, Enter चिप रखता है, Delete आखिरी चिप हटाता है।',
      ],
    },
    {
      title: 'क्या मिलता है',
      sentences: [
        'जगह पर लिखा गुणक स्टेक सहित भुगतान है। टाई पर लाल और नीले का स्टेक वापस मिलता है।',
        'लाल विषम और ऐसी बेट सिर्फ़ उस पासे की हैं; 7 से कम, 7 से ज़्यादा और जोड़ दोनों पासों के हैं।',
        'सभी बेट की रकम जोड़कर पैसे तक नीचे की ओर पूर्ण की जाती है।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: ['पासे बेट लगाते ही, निष्पक्षता वाले सीड से तय होते हैं। फेंकना वही दिखाता है जो निकला।'],
    },
  ],
}
