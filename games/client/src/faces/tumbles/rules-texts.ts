import type { RulesTexts } from '../face.ts'

/** How tumbles are played. */
export const tumblesRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Six reels show five rows. Eight or more of a symbol win, wherever they stand; ten and twelve pay more. What each symbol pays at your stake is under "What pays" on the stage.',
        'Symbols that won go, the others sink, and those that stand above on the reel fall into the places. This goes on until nothing wins any more, and all wins of the spin add up.',
      ],
    },
    {
      title: 'Free spins',
      sentences: [
        'Four, five or six scatters in view when the tumbling ends pay at once and bring free spins. They cost nothing and are played at the stake of the spin that won them.',
        'In free spins there are multipliers among the symbols. Those in view when a win has ended are added up and multiply what the tumbles of that spin won; the pay of scatters is not multiplied.',
        'More scatters bring more free spins, 100 in a round at most.',
      ],
    },
    {
      title: 'What decides it',
      sentences: [
        'Where each reel stops is drawn when you bet, from the seeds under Fairness, for the free spins too. What falls is what stands above on the reel. Nothing that you do or see changes it.',
        'A round ends when it reaches the most that the game pays. Payouts are rounded down to the paisa.',
      ],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'छह रील पर पाँच पंक्तियाँ दिखती हैं। कहीं भी आठ या ज़्यादा एक जैसे चिह्न जीतते हैं; दस और बारह पर ज़्यादा मिलता है। आपके स्टेक पर हर चिह्न क्या देता है, यह खेल में "भुगतान तालिका" में है।',
        'जीते हुए चिह्न हटते हैं, बाकी नीचे आते हैं, और रील पर ऊपर वाले उनकी जगह गिरते हैं। जब तक जीत होती रहे यह चलता है, और स्पिन की सारी जीत जुड़ती है।',
      ],
    },
    {
      title: 'फ़्री स्पिन',
      sentences: [
        'गिरना रुकने पर दिखते चार, पाँच या छह स्कैटर तुरंत भुगतान करते हैं और फ़्री स्पिन लाते हैं। वे मुफ़्त हैं और उसी स्टेक पर खेले जाते हैं।',
        'फ़्री स्पिन में चिह्नों के बीच गुणक होते हैं। जीत पूरी होने पर जो गुणक दिखते हैं वे जुड़ते हैं और उस स्पिन के टंबल की जीत को गुणा करते हैं; स्कैटर का भुगतान गुणा नहीं होता।',
        'और स्कैटर से और फ़्री स्पिन मिलते हैं, एक राउंड में ज़्यादा से ज़्यादा 100।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: [
        'हर रील कहाँ रुकेगी, यह बेट लगाते ही निष्पक्षता वाले सीड से तय होता है, फ़्री स्पिन का भी। जो गिरता है वह रील पर ऊपर का ही चिह्न है। आपके करने या देखने से कुछ नहीं बदलता।',
        'गेम का अधिकतम भुगतान पूरा होते ही राउंड खत्म होता है। भुगतान पैसे तक नीचे की ओर पूर्ण किए जाते हैं।',
      ],
    },
  ],
}
