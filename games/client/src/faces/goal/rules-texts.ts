import type { RulesTexts } from '../face.ts'

/** How goal and its towers are played. */
export const goalRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Choose a field and your stake. Then pick one tile in each column, from the first to the last.',
        'Behind some tiles is a trap: it ends the round, and the stake is lost. Each column that you cross raises what a cash-out pays.',
        'Cash out whenever you like. Before the first pick a cash-out gives the stake back. Behind the last column the round is paid by itself.',
      ],
    },
    {
      title: 'What decides it',
      sentences: [
        'Where the traps are is drawn when you bet, before the first pick, from the seeds under Fairness. It does not change while you play.',
        'Multipliers are rounded down to the hundredth, payouts down to the paisa.',
      ],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'मैदान और अपना स्टेक चुनें। फिर पहले से आखिरी तक हर स्तंभ में एक खाना चुनें।',
        'कुछ खानों के पीछे जाल है: वह निकला तो राउंड खत्म और स्टेक गया। हर पार किया स्तंभ कैश आउट की रकम बढ़ाता है।',
        'जब चाहें कैश आउट करें। पहला खाना चुनने से पहले कैश आउट पर स्टेक वापस मिलता है। आखिरी स्तंभ के बाद राउंड अपने आप चुकता होता है।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: [
        'जाल कहाँ हैं, यह बेट लगाते ही, पहले खाने से पहले, निष्पक्षता वाले सीड से तय होता है। खेल के दौरान यह नहीं बदलता।',
        'गुणक सौवें हिस्से तक और भुगतान पैसे तक नीचे की ओर पूर्ण किए जाते हैं।',
      ],
    },
  ],
}
