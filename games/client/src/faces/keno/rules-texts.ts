import type { RulesTexts } from '../face.ts'

/** How keno is played. */
export const kenoRulesTexts: RulesTexts = {
  en: [
    {
      title: 'How it is played',
      sentences: [
        'Pick one to ten numbers, and your stake. Then 10 of 40 numbers are drawn, or 20 of 80.',
        'What is paid follows from how many you picked and how many of them are drawn: the row under the numbers shows it.',
        'Where there are risks: the higher, the more many hits pay, and the less few hits do.',
      ],
    },
    {
      title: 'What decides it',
      sentences: [
        'The numbers are drawn when you bet, from the seeds under Fairness. Which ones you pick changes no chance.',
        'Payouts are rounded down to the paisa.',
      ],
    },
  ],
  hi: [
    {
      title: 'कैसे खेलें',
      sentences: [
        'एक से दस संख्याएँ और अपना स्टेक चुनें। फिर 40 में से 10, या 80 में से 20 संख्याएँ निकलती हैं।',
        'भुगतान इस पर है कि आपने कितनी चुनीं और उनमें से कितनी निकलीं: संख्याओं के नीचे की पंक्ति यही दिखाती है।',
        'जहाँ जोखिम चुना जाता है: जोखिम जितना ज़्यादा, ज़्यादा मिलान उतना अधिक और कम मिलान उतना कम देते हैं।',
      ],
    },
    {
      title: 'फ़ैसला कैसे होता है',
      sentences: [
        'संख्याएँ बेट लगाते ही निष्पक्षता वाले सीड से निकलती हैं। आप कौन सी चुनते हैं, इससे संभावना नहीं बदलती।',
        'भुगतान पैसे तक नीचे की ओर पूर्ण किया जाता है।',
      ],
    },
  ],
}
