import type { RulesTexts } from '../face.ts'

/** How three reels are played. */
export const classicRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Three reels show three rows. A spin plays five lines: the three rows and the two slants. The stake is shared among them.',
        'A line pays when its three symbols are alike, and lines add up. Cherries pay from two on, in games of low volatility from one on the first reel.',
        'The wild stands for every symbol. It is on the second and third reel. There are no free spins.',
        'What each symbol pays at your stake is under "What pays" on the stage.',
      ],
    },
    {
      title: 'What decides it',
      sentences: [
        'Where each reel stops is drawn when you bet, from the seeds under Fairness. Nothing that you do or see changes it.',
        'Payouts are rounded down to the paisa.',
      ],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'तीन रील पर तीन पंक्तियाँ दिखती हैं। एक स्पिन में पाँच लाइनें खेली जाती हैं: तीन पंक्तियाँ और दो तिरछी। स्टेक उनमें बँटता है।',
        'लाइन के तीनों चिह्न एक जैसे हों तो वह भुगतान करती है, और लाइनें जुड़ती हैं। चेरी दो पर भी देती है, कम उतार-चढ़ाव वाले गेम में पहली रील पर एक भी।',
        'वाइल्ड हर चिह्न की जगह लेता है। वह दूसरी और तीसरी रील पर है। फ़्री स्पिन नहीं हैं।',
        'आपके स्टेक पर हर चिह्न क्या देता है, यह खेल में "भुगतान तालिका" में है।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: [
        'हर रील कहाँ रुकेगी, यह बेट लगाते ही निष्पक्षता वाले सीड से तय होता है। आपके करने या देखने से कुछ नहीं बदलता।',
        'भुगतान पैसे तक नीचे की ओर पूर्ण किए जाते हैं।',
      ],
    },
  ],
}
