import type { overview as english } from '../en/desk-overview.ts'

export const overview: typeof english = {
  waiting: {
    credits: {
      what: (count) => (count === 1 ? 'जमा राशि का मेल बाकी' : 'जमा राशियों का मेल बाकी'),
      none: 'जमा राशियों का मेल',
    },
    byHand: {
      what: (count) => (count === 1 ? 'नया आवेदन, जो किसी सत्र का नहीं है' : 'नए आवेदन, जो किसी सत्र के नहीं हैं'),
      none: 'नए आवेदन',
    },
    toCheck: {
      what: (count) => (count === 1 ? 'आवेदन की जाँच बाकी' : 'आवेदनों की जाँच बाकी'),
      none: 'आवेदनों की जाँच',
    },
    answered: {
      what: (count) => (count === 1 ? 'आवेदन में उत्तर मिला' : 'आवेदनों में उत्तर मिले'),
      none: 'आवेदनों में मिले उत्तर',
    },
    objections: {
      what: (count) =>
        count === 1 ? 'योग्यता सूची पर आपत्तियों का उत्तर बाकी' : 'योग्यता सूचियों पर आपत्तियों का उत्तर बाकी',
      none: 'योग्यता सूचियों पर आपत्तियाँ',
    },
    refunds: {
      what: (count) => (count === 1 ? 'राशि लौटानी या जाँचनी है' : 'राशियाँ लौटानी या जाँचनी हैं'),
      none: 'राशि वापसी',
    },
    dues: {
      what: (count) => (count === 1 ? 'आवेदक का शुल्क अधूरा जमा है' : 'आवेदकों का शुल्क अधूरा जमा है'),
      none: 'बाकी शुल्क',
    },
    fees: {
      what: (count) => (count === 1 ? 'आवेदन के शुल्क की पुष्टि बाकी' : 'आवेदनों के शुल्क की पुष्टि बाकी'),
      none: 'शुल्क की पुष्टि',
    },
  },
  seats: {
    title: (session) => `भरी सीटें, ${session}`,
    summary: (filled, total, offered) =>
      `भरी सीटें: ${total} में से ${filled}; इनके अलावा भेजे गए प्रस्ताव: ${offered}।`,
    filledOf: (filled, total) => `${total} में से ${filled}`,
    none: (programmes) => `अभी कोई प्रस्ताव नहीं: ${programmes.join(', ')}।`,
    programme: 'पाठ्यक्रम',
    category: 'सीट का वर्ग',
    filled: 'भरी',
    offered: 'प्रस्ताव भेजे',
    seats: 'सीटें',
    hint: 'भरी: जिनके शुल्क की पुष्टि हो चुकी है। दूसरे वर्गों की खाली सीटें मिलने पर किसी वर्ग में उसकी अपनी सीटों से ज़्यादा भर सकती हैं।',
  },
}
