import type { RulesTexts } from '../face.ts'

/** How plinko is played. */
export const plinkoRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Choose the rows of the board, the risk, and your stake, and drop the ball.',
        'At each row the ball goes to the left or to the right, each as likely as the other. Your stake is paid times the number of the slot that it falls into.',
        'The more risk, the more the slots at the edges pay, and the less those in the middle.',
      ],
    },
    {
      title: 'What decides it',
      sentences: [
        'The way of the ball is drawn when you bet, one number a row, from the seeds under Fairness. The picture shows that way.',
        'Many slots pay less than the stake. Payouts are rounded down to the paisa.',
      ],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'बोर्ड की कतारें, जोखिम और अपना स्टेक चुनें, फिर गेंद गिराएँ।',
        'हर कतार पर गेंद बाएँ या दाएँ जाती है, दोनों की संभावना बराबर है। जिस खाने में गिरे, स्टेक का उतना गुना मिलता है।',
        'जोखिम जितना ज़्यादा, किनारे के खाने उतना ज़्यादा और बीच के उतना कम देते हैं।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: [
        'गेंद का रास्ता बेट लगाते ही, हर कतार के लिए एक संख्या से, निष्पक्षता वाले सीड से तय होता है। तस्वीर वही रास्ता दिखाती है।',
        'कई खाने स्टेक से कम देते हैं। भुगतान पैसे तक नीचे की ओर पूर्ण किया जाता है।',
      ],
    },
  ],
}
