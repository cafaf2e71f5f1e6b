import type { overview as english } from '../../en/desk-sections/overview.ts'

export const overview: typeof english = {
  waiting: {
    byHand: {
      what: (count) => (count === 1 ? 'नया आवेदन, बिना सत्र' : 'नए आवेदन, बिना सत्र'),
      none: 'नए आवेदन',
    },
    toCheck: { what: () => 'आवेदनों की जाँच बाकी', none: 'आवेदनों की जाँच' },
    answered: { what: () => 'आवेदनों में उत्तर मिले', none: 'आवेदनों में मिले उत्तर' },
    fees: { what: () => 'शुल्कों की पुष्टि बाकी', none: 'शुल्कों की पुष्टि' },
  },
  seats: {
    title: (session) => `भरी सीटें, ${session}`,
    summary: (filled, total, offered) => `${total} में से ${filled} सीटें भरी हैं; ${offered} के प्रस्ताव भेजे गए हैं।`,
    filledOf: (filled, total) => `${total} में से ${filled}`,
    none: (programmes) => `अभी कोई प्रस्ताव नहीं: ${programmes.join(', ')}।`,
    programme: 'पाठ्यक्रम',
    category: 'सीट का वर्ग',
    filled: 'भरी',
    offered: 'प्रस्ताव भेजे',
    seats: 'सीटें',
    hint: 'भरी: जिनके शुल्क की पुष्टि हो चुकी है। दूसरे वर्गों की खाली सीटें मिलने पर किसी वर्ग में अपनी सीटों से ज़्यादा भर सकती हैं।',
  },
}
