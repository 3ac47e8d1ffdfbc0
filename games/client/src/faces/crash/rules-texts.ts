import type { RulesTexts } from '../face.ts'

/** How crash is played. */
export const crashRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'All players share the same round. Bets are taken before it starts; you may place two, and take them back until it starts.',
        'The multiplier rises from 1.00× until the round ends. Cash out before that, and your stake is paid times the multiplier.',
        'A bet that is not cashed out in time is lost. A round may end at 1.00×, before anybody can cash out.',
        'With an automatic cash-out the server cashes your bet out as soon as the multiplier is reached, even when you are not connected.',
      ],
    },
    {
      title: 'What decides it',
      sentences: [
        'A cash-out by hand pays the multiplier at the moment when your message reaches the server. The button shows about what that is.',
        'Where a round ends was fixed before it started, by a chain of seeds whose end is known beforehand. The seed is shown when the round is over.',
        'Multipliers are rounded down to the hundredth, payouts down to the paisa.',
      ],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'सभी खिलाड़ी एक ही राउंड खेलते हैं। बेट शुरुआत से पहले ली जाती हैं; आप दो बेट लगा सकते हैं और शुरुआत तक वापस ले सकते हैं।',
        'गुणक 1.00× से बढ़ता है, जब तक राउंड खत्म न हो। उससे पहले कैश आउट करें तो स्टेक का उतना गुना मिलता है।',
        'जो बेट समय पर कैश आउट न हो वह हार जाती है। राउंड 1.00× पर भी खत्म हो सकता है।',
        'ऑटो कैश आउट में सर्वर गुणक आते ही आपकी बेट कैश आउट करता है, भले ही आप जुड़े न हों।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: [
        'हाथ से किया कैश आउट वह गुणक देता है जो आपका संदेश सर्वर पर पहुँचते समय हो। बटन लगभग वही दिखाता है।',
        'राउंड कहाँ खत्म होगा, यह शुरुआत से पहले सीड की श्रृंखला से तय है, जिसका अंत पहले से ज्ञात है। राउंड के बाद सीड दिखाया जाता है।',
        'गुणक सौवें हिस्से तक और भुगतान पैसे तक नीचे की ओर पूर्ण किए जाते हैं।',
      ],
    },
  ],
}
