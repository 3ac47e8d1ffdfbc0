import { bilingual } from '../i18n/texts.ts'

/** What is said of those who play a shared round. */
export const playersTexts = bilingual(
  {
    players: 'Bets on this round',
    count: (bets: number) => (bets === 1 ? '1 bet' : `${bets} bets`),
    showPlayers: 'Show all bets',
    player: 'Player',
    stake: 'Stake',
    paid: 'Paid',
    you: 'You',
    demo: 'demo',
    demoNote: 'Names with "demo" are made up by the server.',
  },
  {
    players: 'इस राउंड की बेट',
    count: (bets) => `${bets} बेट`,
    showPlayers: 'सभी बेट दिखाएँ',
    player: 'खिलाड़ी',
    stake: 'स्टेक',
    paid: 'मिले',
    you: 'आप',
    demo: 'डेमो',
    demoNote: '"डेमो" वाले नाम सर्वर के बनाए हुए हैं।',
  },
)
