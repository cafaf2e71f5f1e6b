import type { seatDecisions as english } from '../../en/desk-sections/seat-decisions.ts'

export const seatDecisions: typeof english = {
  title: 'दी जा चुकी सीटें, जो इस सूची में नहीं मिलतीं',
  text: 'हर व्यक्ति के लिए निर्णय लें। आपका निर्णय और कारण आवेदक को ई-मेल से मिलेगा और उसके पृष्ठ पर दिखेगा।',
  place: (rank, seat) => `सुधार के बाद: क्रम ${rank}, ${seat}`,
  noRank: 'सुधार के बाद: कोई क्रम नहीं',
  had: (under) => `अभी की सीट: ${under}`,
  decision: (name) => `${name} की सीट`,
  choices: {
    keeps: { label: 'सीट बनी रहे', text: 'यह अधिसंख्य होगी: स्वीकृत सीटों से एक अधिक।' },
    provisional: {
      label: 'अभी बनी रहे',
      text: 'जब तक कोई बात तय न हो। बाद में अंतिम निर्णय आवेदन में लें।',
    },
    cancelled: {
      offered: { label: 'प्रस्ताव वापस लें', text: 'आवेदक फिर प्रतीक्षा सूची में आएगा।' },
      admitted: {
        label: 'प्रवेश रद्द करें',
        text: 'रसीद रद्द होगी, जमा की गई पूरी राशि वापस होगी, और आवेदन बंद होगा।',
      },
    },
  },
  reported: 'यह सीट रद्द करने से पहले आवेदन में बताए गए भुगतान की पुष्टि करें: तभी राशि वापस हो सकेगी।',
  missing: 'कृपया चुनें।',
  condition: 'क्या तय होना बाकी है',
  conditionHint: 'जैसे: कक्षा 12 का मूल अंकपत्र आने तक।',
  conditionMissing: 'कृपया लिखें कि क्या तय होना बाकी है।',
  reason: 'कारण',
  reasonHint: 'यह आवेदक को दिखेगा।',
  reasonMissing: 'कृपया कारण लिखें।',
  counts: (kept, cancelled) => `दी जा चुकी सीटें: अधिसंख्य बनी रहीं ${kept}, रद्द ${cancelled}।`,
  decided: 'दी जा चुकी सीटों पर निर्णय',
  short: { keeps: 'सीट बनी रही', provisional: 'अभी बनी रही', cancelled: 'रद्द' },
}
