import type { RulesTexts } from '../face.ts'

/** How matka is played, by digits and by cards. */
export const matkaRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'A patti is three digits. The last digit of their sum is its ank: 3 + 2 + 7 = 12, the ank is 2.',
        'Worli: two pattis are drawn, open and close, each digit from all ten. The two anks side by side are the jodi.',
        'Card matka: one patti is drawn by three of forty cards, ace to ten in four suits. An ace counts 1, a ten counts 0.',
        'Take a chip from the rack, press the spots you bet on, and draw. Above the layout you choose the kind of bet; what lies on a kind stands on its button.',
        'On a keyboard the arrow keys go over the layout, Enter places a chip, Delete takes the last one off again.',
      ],
    },
    {
      title: 'What pays',
      sentences: [
        'Each kind of bet shows what it pays, the stake included.',
        'A patti wins with its digits in any order. A single patti has three different digits, a double two alike, a triple three alike. Pattis are laid out by their ank.',
        'Odd and even are those of the ank; 0 is even. A jodi wins with both anks in this order.',
        'What the bets pay is added up and rounded down to the paisa.',
      ],
    },
    {
      title: 'What decides it',
      sentences: [
        'The digits or cards are drawn when you bet, from the seeds under Fairness. The draw shows what was drawn.',
      ],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'पत्ती तीन अंकों की होती है। उनके जोड़ का आखिरी अंक उसका अंक है: 3 + 2 + 7 = 12, अंक 2।',
        'वरली: दो पत्तियाँ निकलती हैं, ओपन और क्लोज़, हर अंक दसों में से। दोनों के अंक साथ मिलकर जोड़ी बनते हैं।',
        'कार्ड मटका: चालीस पत्तों में से तीन से एक पत्ती निकलती है, चारों रंगों के इक्के से दस तक। इक्का 1 है, दस 0 है।',
        'चिप चुनें, जहाँ बेट लगानी हो वहाँ दबाएँ और निकालें। टेबल के ऊपर बेट का प्रकार चुनें; जिस प्रकार पर जितना लगा है वह उसके बटन पर लिखा है।',
        'कीबोर्ड पर तीर वाली कुंजियाँ टेबल पर चलाती हैं, Enter चिप रखता है, Delete आखिरी चिप हटाता है।',
      ],
    },
    {
      title: 'क्या मिलता है',
      sentences: [
        'हर प्रकार की बेट पर लिखा गुणक स्टेक सहित भुगतान है।',
        'पत्ती अपने अंकों से किसी भी क्रम में जीतती है। सिंगल पत्ती में तीनों अंक अलग, डबल में दो एक जैसे, ट्रिपल में तीनों एक जैसे। पत्तियाँ अपने अंक के हिसाब से रखी हैं।',
        'विषम और सम अंक के होते हैं; 0 सम है। जोड़ी दोनों अंकों से, इसी क्रम में जीतती है।',
        'सभी बेट की रकम जोड़कर पैसे तक नीचे की ओर पूर्ण की जाती है।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: ['अंक या पत्ते बेट लगाते ही, निष्पक्षता वाले सीड से तय होते हैं। स्क्रीन वही दिखाती है जो निकला।'],
    },
  ],
}
