import type { RulesTexts } from '../face.ts'

/** How twenty lines are played. */
export const linesRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Five reels show three rows. A spin plays all twenty lines; the stake is shared among them.',
        'A line pays when three, four or five of its symbols are alike from the first reel on. Each line pays its longest row only, and lines add up.',
        'The wild stands for every symbol but the scatter. It is on the second, third and fourth reel.',
        'What each symbol pays at your stake is under "What pays" on the stage.',
      ],
    },
    {
      title: 'Free spins',
      sentences: [
        'Three, four or five scatters anywhere pay at once and bring free spins. They cost nothing and are played at the stake of the spin that won them.',
        'Wins of free spins are multiplied: by 1 in games of low, by 2 in games of medium and by 4 in games of high volatility. More scatters bring more free spins, 100 in a round at most.',
      ],
    },
    {
      title: 'What decides it',
      sentences: [
        'Where each reel stops is drawn when you bet, from the seeds under Fairness, for the free spins too. Nothing that you do or see changes it.',
        'A round ends when it reaches the most that the game pays. Payouts are rounded down to the paisa.',
      ],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'पाँच रील पर तीन पंक्तियाँ दिखती हैं। एक स्पिन में बीसों लाइनें खेली जाती हैं; स्टेक उनमें बँटता है।',
        'पहली रील से तीन, चार या पाँच चिह्न एक जैसे हों तो लाइन भुगतान करती है। हर लाइन अपनी सबसे लंबी कतार का ही देती है, और लाइनें जुड़ती हैं।',
        'वाइल्ड स्कैटर छोड़कर हर चिह्न की जगह लेता है। वह दूसरी, तीसरी और चौथी रील पर है।',
        'आपके स्टेक पर हर चिह्न क्या देता है, यह खेल में "भुगतान तालिका" में है।',
      ],
    },
    {
      title: 'फ़्री स्पिन',
      sentences: [
        'कहीं भी तीन, चार या पाँच स्कैटर तुरंत भुगतान करते हैं और फ़्री स्पिन लाते हैं। वे मुफ़्त हैं और उसी स्टेक पर खेले जाते हैं।',
        'फ़्री स्पिन की जीत गुणा होती है: कम उतार-चढ़ाव वाले गेम में 1, मध्यम में 2 और ज़्यादा में 4 से। और स्कैटर से और फ़्री स्पिन मिलते हैं, एक राउंड में ज़्यादा से ज़्यादा 100।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: [
        'हर रील कहाँ रुकेगी, यह बेट लगाते ही निष्पक्षता वाले सीड से तय होता है, फ़्री स्पिन का भी। आपके करने या देखने से कुछ नहीं बदलता।',
        'गेम का अधिकतम भुगतान पूरा होते ही राउंड खत्म होता है। भुगतान पैसे तक नीचे की ओर पूर्ण किए जाते हैं।',
      ],
    },
  ],
}
