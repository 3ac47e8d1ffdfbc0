import { bilingual } from '../../i18n/texts.ts'

export const riskWheelTexts = bilingual(
  {
    spin: 'Spin',
    risk: 'Risk',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    pays: 'What pays',
    count: (times: string, count: number, all: number) => `${times}: ${count} of ${all}`,
    said: (times: string) => `The wheel stops at ${times}.`,
    saidNothing: 'The wheel stops at a segment that pays nothing.',
    saidTurns: 'The wheel turns.',
  },
  {
    spin: 'घुमाएँ',
    risk: 'जोखिम',
    low: 'कम',
    medium: 'मध्यम',
    high: 'ज़्यादा',
    pays: 'क्या मिलता है',
    count: (times, count, all) => `${times}: ${all} में ${count}`,
    said: (times) => `पहिया ${times} पर रुका।`,
    saidNothing: 'पहिया ऐसे हिस्से पर रुका जिस पर कुछ नहीं मिलता।',
    saidTurns: 'पहिया घूम रहा है।',
  },
)
