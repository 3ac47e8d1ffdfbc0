import { bilingual } from '../../i18n/texts.ts'

export const plinkoTexts = bilingual(
  {
    risk: 'Risk',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    rows: 'Rows',
    drop: 'Drop',
    upTo: (times: string) => `up to ${times}`,
    board: (rows: number, risk: string) => `A board of ${rows} rows of pins, risk: ${risk}`,
    pays: (times: string) => `The slots pay, from left to right: ${times}`,
    saidDrop: (slot: number, times: string) => `The ball fell into slot ${slot}, which pays ${times}.`,
  },
  {
    risk: 'जोखिम',
    low: 'कम',
    medium: 'मध्यम',
    high: 'ज़्यादा',
    rows: 'कतारें',
    drop: 'गिराएँ',
    upTo: (times) => `${times} तक`,
    board: (rows, risk) => `कीलों की ${rows} कतारें, जोखिम: ${risk}`,
    pays: (times) => `खाने बाएँ से दाएँ देते हैं: ${times}`,
    saidDrop: (slot, times) => `गेंद खाने ${slot} में गिरी, जो ${times} देता है।`,
  },
)
