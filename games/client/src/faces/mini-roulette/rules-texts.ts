import type { RulesTexts } from '../face.ts'

/** How mini roulette is played. */
export const miniRouletteRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Take a chip from the rack, press the spots you bet on, and spin. The ball falls into one of 13 pockets, 0 to 12.',
        'On a keyboard the arrow keys go over the layout, Enter places a chip, Delete takes the last one off again.',
      ],
    },
    {
      title: 'What pays',
      sentences: [
        'With the stake: a number 12.61×, a third of the layout 3.15×, low or high, odd or even, red or black 2.1×. At 0 only the bet on 0 wins.',
        'What the bets pay is added up and rounded down to the paisa.',
      ],
    },
    {
      title: 'What decides it',
      sentences: ['The pocket is drawn when you bet, from the seeds under Fairness. The wheel shows what was drawn.'],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'चिप चुनें, जहाँ बेट लगानी हो वहाँ दबाएँ और घुमाएँ। गेंद 0 से 12 तक के 13 खानों में से एक में गिरती है।',
        'कीबोर्ड पर तीर वाली कुंजियाँ टेबल पर चलाती हैं, Enter चिप रखता है, Delete आखिरी चिप हटाता है।',
      ],
    },
    {
      title: 'क्या मिलता है',
      sentences: [
        'स्टेक सहित: नंबर 12.61×, तिहाई 3.15×, छोटा या बड़ा, विषम या सम, लाल या काला 2.1×। 0 आने पर सिर्फ़ 0 वाली बेट जीतती है।',
        'सभी बेट की रकम जोड़कर पैसे तक नीचे की ओर पूर्ण की जाती है।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: ['खाना बेट लगाते ही, निष्पक्षता वाले सीड से तय होता है। पहिया वही दिखाता है जो निकला।'],
    },
  ],
}
