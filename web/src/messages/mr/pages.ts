import type { pages as english } from '../en/pages.ts'
import type { Translation } from '../with-fallback.ts'

export const pages: Translation<typeof english> = {
  onlyInEnglish: 'हे पान सध्या फक्त इंग्रजीत आहे.',
  onThisPage: 'या पानावर',
  lastUpdated: 'शेवटचा बदल:',
  wholePicture: ' पूर्ण चित्र (नवीन टॅबमध्ये उघडते)',
  video: 'व्हिडिओ',
  videoOn: (site) => `${site} वरील व्हिडिओ`,
  map: {
    title: (place) => `नकाशा: ${place}`,
    show: 'नकाशा दाखवा',
    hide: 'नकाशा लपवा',
    note: 'नकाशा उघडल्यावर तुम्ही OpenStreetMap शी जोडले जाता.',
    open: 'नकाशाच्या संकेतस्थळावर उघडा',
  },
}
