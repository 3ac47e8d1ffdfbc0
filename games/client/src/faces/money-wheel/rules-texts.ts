import type { RulesTexts } from '../face.ts'

/** How the money wheels are played. */
export const moneyWheelRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Take a chip from the rack, press the names you bet on, and spin. All segments of the wheel are alike wide and alike likely.',
        'When the pointer stops at a name with your chips, they are paid; other bets are lost. Under each name stands how many segments bear it.',
        'On a keyboard the arrow keys go over the layout, Enter places a chip, Delete takes the last one off again.',
      ],
    },
    {
      title: 'What pays',
      sentences: [
        'What stands on a name is what it pays, the stake included. Where two figures stand, one of six is drawn for the spin, all alike likely.',
        'What the bets pay is added up and rounded down to the paisa.',
      ],
    },
    {
      title: 'What decides it',
      sentences: ['The segment is drawn when you bet, from the seeds under Fairness. The wheel shows what was drawn.'],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'चिप चुनें, जिन नामों पर बेट लगानी हो उन्हें दबाएँ और घुमाएँ। पहिये के सभी हिस्से बराबर चौड़े हैं और सबका मौका बराबर है।',
        'सुई जिस नाम पर रुके, उस पर रखी चिप का भुगतान होता है; बाकी बेट हार जाती हैं। हर नाम के नीचे लिखा है कि उसके कितने हिस्से हैं।',
        'कीबोर्ड पर तीर वाली कुंजियाँ टेबल पर चलाती हैं, Enter चिप रखता है, Delete आखिरी चिप हटाता है।',
      ],
    },
    {
      title: 'क्या मिलता है',
      sentences: [
        'नाम पर लिखा गुणक स्टेक सहित भुगतान है। जहाँ दो संख्याएँ हैं, वहाँ छह में से एक निकलती है, सबका मौका बराबर है।',
        'सभी बेट की रकम जोड़कर पैसे तक नीचे की ओर पूर्ण की जाती है।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: ['हिस्सा बेट लगाते ही, निष्पक्षता वाले सीड से तय होता है। पहिया वही दिखाता है जो निकला।'],
    },
  ],
}
