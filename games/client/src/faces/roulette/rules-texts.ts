import type { RulesTexts } from '../face.ts'

/** How roulette is played. */
export const rouletteRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Take a chip from the rack and press the spots you bet on; then spin. A ball falls into one of 37 pockets, 0 to 36.',
        'For a split, street, corner or line press "Inside bets", then a number, and choose among the bets that touch it. With a mouse you can also press the edges and corners of the cells.',
        'On a keyboard the arrow keys go over the layout, Enter places a chip, Delete takes the last one off again.',
      ],
    },
    {
      title: 'What pays',
      sentences: [
        'With the stake: a number 36×, a split 18×, a street 12×, a corner 9×, a line 6×, a column or dozen 3×, an even chance 2×. At 0 every bet outside the numbers is lost.',
        'Lucky numbers: before the ball one to five numbers are drawn that pay from 50× to 500×; a number that is not lucky pays 30×.',
        'With one lucky number it pays 50× to 500×, any other 34×. With eight to twelve they pay 50× to 200×, any other 25×.',
        'French: at 0 an even chance gives half of the bet back.',
        'Two balls: a bet on numbers pays half as much for each ball that falls on it; a bet outside the numbers wins when both do (even chances 4×, columns and dozens 9×). Any double pays 36×, a double of one number 1332×.',
      ],
    },
    {
      title: 'What decides it',
      sentences: [
        'The pocket is drawn when you bet, from the seeds under Fairness. The wheel shows what was drawn.',
        'What the bets pay is added up and rounded down to the paisa.',
      ],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'चिप चुनें, जहाँ बेट लगानी हो वहाँ दबाएँ और घुमाएँ। गेंद 0 से 36 तक के 37 खानों में से एक में गिरती है।',
        'स्प्लिट, स्ट्रीट, कॉर्नर या लाइन के लिए "इनसाइड बेट" दबाएँ, फिर एक नंबर, और उसे छूने वाली बेट में से चुनें। माउस से खानों के किनारे और कोने भी दबाए जा सकते हैं।',
        'कीबोर्ड पर तीर वाली कुंजियाँ टेबल पर चलाती हैं, Enter चिप रखता है, Delete आखिरी चिप हटाता है।',
      ],
    },
    {
      title: 'क्या मिलता है',
      sentences: [
        'स्टेक सहित: नंबर 36×, स्प्लिट 18×, स्ट्रीट 12×, कॉर्नर 9×, लाइन 6×, कॉलम या दर्जन 3×, बराबर मौके 2×। 0 आने पर बाहर की सभी बेट हार जाती हैं।',
        'लकी नंबर: गेंद से पहले एक से पाँच नंबर निकलते हैं जिन पर 50× से 500× तक मिलता है; बाकी नंबर पर 30×।',
        'एक लकी नंबर वाले खेल में उस पर 50× से 500×, बाकी पर 34×। आठ से बारह वाले में उन पर 50× से 200×, बाकी पर 25×।',
        'फ़्रेंच: 0 आने पर बराबर मौके की आधी बेट वापस मिलती है।',
        'दो गेंदें: नंबरों वाली बेट हर गेंद पर आधा देती है; बाहर की बेट तब जीतती है जब दोनों गेंदें उस पर गिरें (बराबर मौके 4×, कॉलम और दर्जन 9×)। कोई भी डबल 36×, एक नंबर का डबल 1332×।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: [
        'खाना बेट लगाते ही, निष्पक्षता वाले सीड से तय होता है। पहिया वही दिखाता है जो निकला।',
        'सभी बेट की रकम जोड़कर पैसे तक नीचे की ओर पूर्ण की जाती है।',
      ],
    },
  ],
}
