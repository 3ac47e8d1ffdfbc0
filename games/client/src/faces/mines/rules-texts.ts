import type { RulesTexts } from '../face.ts'

/** How mines is played. */
export const minesRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Choose how many mines lie under the tiles, and your stake.',
        'Each safe tile that you open raises what a cash-out pays. A mine ends the round, and the stake is lost.',
        'Cash out whenever you like. Before the first tile a cash-out gives the stake back.',
        'When the last safe tile is open, or the most that is paid is reached, the round is paid by itself.',
      ],
    },
    {
      title: 'What decides it',
      sentences: [
        'Where the mines lie is drawn when you bet, before the first tile, from the seeds under Fairness. It does not change while you play.',
        'Multipliers are rounded down to the hundredth, payouts down to the paisa.',
      ],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'चुनें कि खानों के नीचे कितनी माइन हों, और अपना स्टेक।',
        'हर सुरक्षित खाना कैश आउट की रकम बढ़ाता है। माइन निकली तो राउंड खत्म और स्टेक गया।',
        'जब चाहें कैश आउट करें। पहले खाने से पहले कैश आउट करने पर स्टेक वापस मिलता है।',
        'आखिरी सुरक्षित खाना खुलने पर, या अधिकतम भुगतान पर पहुँचने पर, राउंड अपने आप चुकता होता है।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: [
        'माइन कहाँ हैं, यह बेट लगाते ही, पहले खाने से पहले, निष्पक्षता वाले सीड से तय होता है। खेल के दौरान यह नहीं बदलता।',
        'गुणक सौवें हिस्से तक और भुगतान पैसे तक नीचे की ओर पूर्ण किए जाते हैं।',
      ],
    },
  ],
}
