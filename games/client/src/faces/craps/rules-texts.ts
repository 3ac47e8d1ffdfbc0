import type { RulesTexts } from '../face.ts'

/** How craps is played. */
export const crapsRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Take a chip from the rack, press the spots you bet on, and roll two dice. One round is one shooter, from the come-out roll to its end.',
        'A first 7 or 11 wins the pass line; a first 2, 3 or 12 loses it. Any other total becomes the point: the pass line wins when it comes again before a 7.',
        'On a keyboard the arrow keys go over the layout, Enter places a chip, Delete takes the last one off again.',
      ],
    },
    {
      title: 'What pays',
      sentences: [
        'What stands on a spot is what it pays, the stake included. Do not pass wins when the pass line loses; at a first 12 it is given back.',
        'Field, any seven, any craps (2, 3, 12) and eleven are bets on the first roll alone.',
        'What the bets pay is added up and rounded down to the paisa.',
      ],
    },
    {
      title: 'What decides it',
      sentences: ['All rolls are drawn when you bet, from the seeds under Fairness. The throws show what was drawn.'],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'चिप चुनें, जहाँ बेट लगानी हो वहाँ दबाएँ और दो पासे फेंकें। एक राउंड पहले रोल से फ़ैसले तक चलता है।',
        'पहले रोल में 7 या 11 पर पास लाइन जीतती है; 2, 3 या 12 पर हारती है। बाकी कोई जोड़ पॉइंट बनता है: वह 7 से पहले फिर आए तो पास लाइन जीतती है।',
        'कीबोर्ड पर तीर वाली कुंजियाँ टेबल पर चलाती हैं, Enter चिप रखता है, Delete आखिरी चिप हटाता है।',
      ],
    },
    {
      title: 'क्या मिलता है',
      sentences: [
        'जगह पर लिखा गुणक स्टेक सहित भुगतान है। पास लाइन हारे तो डोंट पास जीतता है; पहले 12 पर स्टेक वापस मिलता है।',
        'फ़ील्ड, कोई भी सात, कोई भी क्रैप्स (2, 3, 12) और ग्यारह सिर्फ़ पहले रोल की बेट हैं।',
        'सभी बेट की रकम जोड़कर पैसे तक नीचे की ओर पूर्ण की जाती है।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: ['सभी रोल बेट लगाते ही, निष्पक्षता वाले सीड से तय होते हैं। फेंकना वही दिखाता है जो निकला।'],
    },
  ],
}
