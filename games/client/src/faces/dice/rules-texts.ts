import type { RulesTexts } from '../face.ts'

/** How dice is played. */
export const diceRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'A number from 0.00 to 99.99 is rolled. Choose whether it comes under or over your mark, and with which chance.',
        'The smaller the chance, the more a won bet pays. The chance is between 2 % and 98 %.',
        'A roll of exactly the mark loses on both sides.',
      ],
    },
    {
      title: 'What decides it',
      sentences: [
        'The roll follows from the seeds under Fairness.',
        'Multipliers are rounded down to the hundredth, payouts down to the paisa.',
      ],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        '0.00 से 99.99 तक की एक संख्या निकलती है। चुनें कि वह आपके निशान से नीचे आएगी या ऊपर, और किस संभावना से।',
        'संभावना जितनी कम, जीती हुई बेट का भुगतान उतना अधिक। संभावना 2 % और 98 % के बीच होती है।',
        'ठीक निशान पर आया रोल दोनों तरफ़ हारता है।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: ['रोल निष्पक्षता वाले सीड से निकलता है।', 'गुणक सौवें हिस्से तक और भुगतान पैसे तक नीचे की ओर पूर्ण किए जाते हैं।'],
    },
  ],
}
