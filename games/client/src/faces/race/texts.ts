import { bilingual } from '../../i18n/texts.ts'

export const raceTexts = bilingual(
  {
    run: 'Start',
    course: 'The course',
    lane: (suit: string, come: number, steps: number) => `The runner of ${suit}: ${come} of ${steps} steps`,
    wins: (suit: string) => `The runner of ${suit} wins`,
    red: 'A red winner',
    black: 'A black winner',
    close: 'Ahead by one step',
    clear: 'Ahead by two or more',
    saidStart: 'The runners are at the start.',
    saidTurn: (card: string, suit: string, steps: number) => `${card}: the runner of ${suit} comes to step ${steps}.`,
    saidFinish: (suit: string, lead: number) =>
      `The runner of ${suit} wins, ahead by ${lead === 1 ? '1 step' : `${lead} steps`}.`,
  },
  {
    run: 'दौड़ शुरू',
    course: 'मैदान',
    lane: (suit, come, steps) => `${suit} का धावक: ${steps} में से ${come} कदम`,
    wins: (suit) => `${suit} का धावक जीते`,
    red: 'लाल विजेता',
    black: 'काला विजेता',
    close: 'एक कदम की बढ़त',
    clear: 'दो या ज़्यादा की बढ़त',
    saidStart: 'धावक शुरुआत पर हैं।',
    saidTurn: (card, suit, steps) => `${card}: ${suit} का धावक कदम ${steps} पर।`,
    saidFinish: (suit, lead) => `${suit} का धावक ${lead} कदम की बढ़त से जीता।`,
  },
)
