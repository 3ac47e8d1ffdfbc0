import type { RulesTexts } from '../face.ts'

/** How 243 ways are played. */
export const waysRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Five reels show three rows. There are no lines: a symbol wins when it stands on three, four or five reels from the first on, in whatever row.',
        'It pays once for each way to take one place of it on each of these reels; there are 243 ways over five reels. What each symbol pays for one way is under "What pays" on the stage.',
        'The wild stands for every symbol but the scatter. It is on the second, third and fourth reel, and a wild with a number multiplies every way that runs through it. Two of them multiply each other.',
      ],
    },
    {
      title: 'Free spins',
      sentences: [
        'Three, four or five scatters anywhere pay at once and bring free spins. They cost nothing and are played at the stake of the spin that won them.',
        'In free spins the wilds carry larger numbers. More scatters bring more free spins, 100 in a round at most.',
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
        'पाँच रील पर तीन पंक्तियाँ दिखती हैं। लाइनें नहीं हैं: कोई चिह्न पहली रील से तीन, चार या पाँच रील पर हो, किसी भी पंक्ति में, तो जीतता है।',
        'इन रीलों पर उसकी एक-एक जगह चुनने के हर तरीके पर वह एक बार भुगतान करता है; पाँच रील पर 243 तरीके हैं। एक तरीके का भुगतान खेल में "भुगतान तालिका" में है।',
        'वाइल्ड स्कैटर छोड़कर हर चिह्न की जगह लेता है। वह दूसरी, तीसरी और चौथी रील पर है, और संख्या वाला वाइल्ड अपने से गुज़रने वाले हर तरीके को गुणा करता है। दो हों तो दोनों गुणा करते हैं।',
      ],
    },
    {
      title: 'फ़्री स्पिन',
      sentences: [
        'कहीं भी तीन, चार या पाँच स्कैटर तुरंत भुगतान करते हैं और फ़्री स्पिन लाते हैं। वे मुफ़्त हैं और उसी स्टेक पर खेले जाते हैं।',
        'फ़्री स्पिन में वाइल्ड की संख्याएँ बड़ी होती हैं। और स्कैटर से और फ़्री स्पिन मिलते हैं, एक राउंड में ज़्यादा से ज़्यादा 100।',
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
