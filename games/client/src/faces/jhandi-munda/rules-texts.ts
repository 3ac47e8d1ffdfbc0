import type { RulesTexts } from '../face.ts'

/** How jhandi munda is played. */
export const jhandiRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Take a chip from the rack, press the symbols you bet on, and roll. Each of the six dice bears all six symbols.',
        'On a keyboard the arrow keys go over the layout, Enter places a chip, Delete takes the last one off again.',
      ],
    },
    {
      title: 'What pays',
      sentences: [
        'A symbol pays by how many dice show it, the stake included: two 3×, three 5×, four 10×, five 25×, six 100×. On one die or none the bet is lost.',
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
        'चिप चुनें, जिन निशानों पर बेट लगानी हो उन्हें दबाएँ और पासे फेंकें। छहों पासों पर छहों निशान हैं।',
        'कीबोर्ड पर तीर वाली कुंजियाँ टेबल पर चलाती हैं, Enter चिप रखता है, Delete आखिरी चिप हटाता है।',
      ],
    },
    {
      title: 'क्या मिलता है',
      sentences: [
        'निशान जितने पासों पर आए उसके हिसाब से, स्टेक सहित: दो पर 3×, तीन पर 5×, चार पर 10×, पाँच पर 25×, छह पर 100×। एक या शून्य पासे पर बेट हार जाती है।',
        'सभी बेट की रकम जोड़कर पैसे तक नीचे की ओर पूर्ण की जाती है।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: ['पासे बेट लगाते ही, निष्पक्षता वाले सीड से तय होते हैं। फेंकना वही दिखाता है जो निकला।'],
    },
  ],
}
