import { bilingual } from './texts.ts'

/** What went wrong with a call, one sentence for each status of the protocol and each way to lose a call. */
export const noticeTexts = bilingual(
  {
    ERR_IPB: 'Your balance does not cover this.',
    ERR_IS: 'This game session is over. Open the game again to go on.',
    ERR_ATE: 'Please log in again to go on.',
    ERR_GLE: 'A limit or a break that you set does not allow this now.',
    ERR_BNF: 'That round is closed already.',
    ERR_BE: 'A round is still open. It is shown again here.',
    ERR_VAL: 'The game could not read that. Nothing was staked.',
    ERR_GE: 'The server did not take that.',
    ERR_UE: 'Something failed on our side, and nothing was done. Please try again.',
    ERR_MAINTENANCE: 'The site is closed for maintenance. Open rounds are kept.',
    unsent: 'You are offline. Nothing was sent.',
    connecting: 'Connecting to the game ...',
    searching: 'The answer was lost. Finding out what happened ...',
    slow: 'The server takes its time. Your call was sent once.',
    notArrived: 'The bet did not reach the server. Nothing was staked.',
    notTaken: 'The decision did not reach the server. The round is as before.',
    noLaunch: 'This address opens no game. Please open it from the list of games.',
    noFace: 'This game cannot be shown here yet.',
    closed: 'The round was closed in the meantime; its payout is in your balance.',
  },
  {
    ERR_IPB: 'आपके बैलेंस में इतना नहीं है।',
    ERR_IS: 'यह गेम सेशन खत्म हो गया। आगे खेलने के लिए गेम फिर से खोलें।',
    ERR_ATE: 'आगे खेलने के लिए फिर से लॉग इन करें।',
    ERR_GLE: 'आपकी लगाई हुई सीमा या विराम अभी इसकी अनुमति नहीं देता।',
    ERR_BNF: 'वह राउंड पहले ही बंद हो चुका है।',
    ERR_BE: 'एक राउंड अभी खुला है। वह यहाँ फिर से दिखाया जा रहा है।',
    ERR_VAL: 'गेम इसे पढ़ नहीं सका। कुछ भी स्टेक नहीं हुआ।',
    ERR_GE: 'सर्वर ने इसे नहीं माना।',
    ERR_UE: 'हमारी ओर से गड़बड़ हुई और कुछ नहीं हुआ। कृपया फिर कोशिश करें।',
    ERR_MAINTENANCE: 'साइट रखरखाव के लिए बंद है। खुले राउंड सुरक्षित हैं।',
    unsent: 'आप ऑफ़लाइन हैं। कुछ भी नहीं भेजा गया।',
    connecting: 'गेम से जुड़ रहे हैं ...',
    searching: 'जवाब खो गया। पता किया जा रहा है कि क्या हुआ ...',
    slow: 'सर्वर समय ले रहा है। आपका अनुरोध एक ही बार भेजा गया।',
    notArrived: 'बेट सर्वर तक नहीं पहुँची। कुछ भी स्टेक नहीं हुआ।',
    notTaken: 'फ़ैसला सर्वर तक नहीं पहुँचा। राउंड पहले जैसा है।',
    noLaunch: 'इस पते पर कोई गेम नहीं खुलता। कृपया इसे गेम्स की सूची से खोलें।',
    noFace: 'यह गेम यहाँ अभी नहीं दिखाया जा सकता।',
    closed: 'इस बीच राउंड बंद हो गया; उसका पेआउट आपके बैलेंस में है।',
  },
)

export type NoticeName = keyof (typeof noticeTexts)['en']
