import type { RulesTexts } from '../face.ts'

/** How the wheel of risks is played. */
export const riskWheelRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Choose a risk and your stake, and spin. Each risk has a wheel of its own with 20 segments, all alike wide and alike likely.',
        'The segment under the pointer multiplies the stake. At 0 the stake is lost.',
      ],
    },
    {
      title: 'What decides it',
      sentences: [
        'The segment is drawn when you bet, from the seeds under Fairness. The wheel shows what was drawn.',
        'Payouts are rounded down to the paisa.',
      ],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'जोखिम और स्टेक चुनें और घुमाएँ। हर जोखिम का अपना पहिया है जिसमें 20 हिस्से हैं, सब बराबर चौड़े और सबका मौका बराबर।',
        'सुई के नीचे का हिस्सा स्टेक को गुणा करता है। 0 पर स्टेक गया।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: [
        'हिस्सा बेट लगाते ही, निष्पक्षता वाले सीड से तय होता है। पहिया वही दिखाता है जो निकला।',
        'भुगतान पैसे तक नीचे की ओर पूर्ण किया जाता है।',
      ],
    },
  ],
}
