import { bilingual } from '../i18n/texts.ts'

export const chainTexts = bilingual(
  {
    how: 'What each round comes to was fixed before the first one, by a chain of seeds: each seed, hashed, is the seed of the round before. The end of the chain and the salt are known beforehand; the seed of a round is revealed when it is over.',
    end: 'End of the chain',
    salt: 'Salt',
    round: (number: number, times: string) => `Round ${number}: ${times}`,
    check: 'Check',
    right: 'The seed is of this chain, and gives this round.',
    wrong: 'The seed does not give this round.',
    forced: 'A tester set this round; it does not follow from the seed.',
    unknown: 'The chain of this round is not known here. Open the game again to check it.',
  },
  {
    how: 'हर राउंड में क्या होगा, यह पहले राउंड से पहले सीड की श्रृंखला से तय है: हर सीड का हैश पिछले राउंड का सीड है। श्रृंखला का अंत और साल्ट पहले से ज्ञात हैं; राउंड का सीड उसके खत्म होने पर बताया जाता है।',
    end: 'श्रृंखला का अंत',
    salt: 'साल्ट',
    round: (number, times) => `राउंड ${number}: ${times}`,
    check: 'जाँचें',
    right: 'सीड इसी श्रृंखला का है और यही राउंड देता है।',
    wrong: 'सीड से यह राउंड नहीं निकलता।',
    forced: 'यह राउंड किसी टेस्टर ने तय किया था; सीड से नहीं निकलता।',
    unknown: 'इस राउंड की श्रृंखला यहाँ ज्ञात नहीं है। जाँचने के लिए गेम फिर से खोलें।',
  },
)
