import type { pages as english } from '../en/pages.ts'

export const pages: typeof english = {
  onlyInEnglish: 'यह पृष्ठ अभी केवल अंग्रेज़ी में है।',
  onThisPage: 'इस पृष्ठ पर',
  lastUpdated: 'अंतिम बदलाव:',
  wholePicture: ' पूरा चित्र (नए टैब में खुलता है)',
  video: 'वीडियो',
  videoOn: (site) => `वीडियो: ${site}`,
  map: {
    title: (place) => `मानचित्र: ${place}`,
    show: 'मानचित्र दिखाएँ',
    hide: 'मानचित्र छिपाएँ',
    note: 'मानचित्र खोलने पर आप OpenStreetMap से जुड़ते हैं।',
    open: 'OpenStreetMap की वेबसाइट पर खोलें',
  },
}
