import { bilingual } from '../i18n/texts.ts'

/** What every table says of its spots. */
export const tableTexts = bilingual(
  {
    deal: 'Deal',
    bets: (count: number) => (count === 1 ? '1 bet' : `${count} bets`),
    spots: 'Bets',
    pays: (price: string) => `pays ${price}`,
    onIt: (amount: string) => `${amount} on it`,
    notPlaced: (amount: string) => `${amount} not placed`,
    paid: (amount: string) => `Paid ${amount}`,
    back: (amount: string) => `Back ${amount}`,
    lost: 'Lost',
    to: (hand: string, card: string) => `${hand}: ${card}.`,
    howPlayed: 'How it is played',
    whatPays: 'What pays',
    whatDecides: 'What decides it',
    drawn: 'Every card follows from the seeds under Fairness and from nothing else; a round can be checked afterwards.',
    rounded: 'What the bets of a round pay is added up and rounded down to the paisa once.',
  },
  {
    deal: 'पत्ते बाँटें',
    bets: (count) => `${count} बेट`,
    spots: 'बेट',
    pays: (price) => `भुगतान ${price}`,
    onIt: (amount) => `इस पर ${amount}`,
    notPlaced: (amount) => `${amount} नहीं लगे`,
    paid: (amount) => `मिले ${amount}`,
    back: (amount) => `वापस ${amount}`,
    lost: 'हारे',
    to: (hand, card) => `${hand}: ${card}।`,
    howPlayed: 'कैसे खेलें',
    whatPays: 'किस पर कितना मिलता है',
    whatDecides: 'फ़ैसला कैसे होता है',
    drawn: 'हर पत्ता निष्पक्षता वाले सीड से ही तय होता है; राउंड के बाद इसे जाँचा जा सकता है।',
    rounded: 'राउंड की सभी बेट का भुगतान जोड़कर एक बार पैसे तक नीचे की ओर पूर्ण किया जाता है।',
  },
)
