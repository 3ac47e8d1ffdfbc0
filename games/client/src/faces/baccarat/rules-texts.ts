import { tableTexts } from '../../drawing/table-texts.ts'
import type { RulesTexts } from '../face.ts'

const { en, hi } = tableTexts

/** How baccarat is played. */
export const baccaratRulesTexts: RulesTexts = {
  en: [
    {
      title: en.howPlayed,
      sentences: [
        'Player and banker get two cards each from eight packs. Aces count 1, tens and faces 0; of a sum only the last digit counts.',
        'An eight or nine of two cards ends the round. Otherwise the player takes a third card with 0 to 5 points.',
        'When the player stood, the banker draws with 0 to 5. When the player drew, the banker draws with 0 to 2; with 3 unless the third card was an 8; with 4 on a 2 to 7; with 5 on a 4 to 7; with 6 on a 6 or 7.',
        'The hand nearer to nine wins. You decide nothing after the bet.',
      ],
    },
    {
      title: en.whatPays,
      sentences: [
        'Player 2, banker 1.95, tie 9, a pair of the first two cards 12 times the bet. At a tie, bets on player and banker are given back.',
        'With a commission of four per cent the banker pays 1.96.',
        'Without commission the banker pays 2, but 1.5 when it wins with a six.',
        en.rounded,
      ],
    },
    { title: en.whatDecides, sentences: [en.drawn] },
  ],
  hi: [
    {
      title: hi.howPlayed,
      sentences: [
        'प्लेयर और बैंकर को आठ गड्डियों से दो-दो पत्ते मिलते हैं। इक्का 1 गिना जाता है, दस और तस्वीर वाले पत्ते 0; जोड़ का केवल आखिरी अंक गिना जाता है।',
        'दो पत्तों में आठ या नौ बनते ही राउंड खत्म। नहीं तो प्लेयर 0 से 5 अंक पर तीसरा पत्ता लेता है।',
        'प्लेयर ने तीसरा पत्ता न लिया हो तो बैंकर 0 से 5 पर लेता है। लिया हो तो बैंकर 0 से 2 पर लेता है; 3 पर, जब तक तीसरा पत्ता 8 न हो; 4 पर, जब वह 2 से 7 हो; 5 पर, जब 4 से 7 हो; 6 पर, जब 6 या 7 हो।',
        'नौ के करीब वाला हाथ जीतता है। बेट के बाद आपको कुछ तय नहीं करना होता।',
      ],
    },
    {
      title: hi.whatPays,
      sentences: [
        'प्लेयर 2, बैंकर 1.95, टाई 9, पहले दो पत्तों का पेयर बेट का 12 गुना। टाई पर प्लेयर और बैंकर की बेट वापस मिलती है।',
        'चार प्रतिशत कमीशन वाले खेल में बैंकर पर 1.96 मिलता है।',
        'बिना कमीशन वाले खेल में बैंकर पर 2 मिलता है, पर छह से जीतने पर 1.5।',
        hi.rounded,
      ],
    },
    { title: hi.whatDecides, sentences: [hi.drawn] },
  ],
}
