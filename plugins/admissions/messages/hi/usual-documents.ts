import type { usualDocuments as english } from '../en/usual-documents.ts'

export const usualDocuments: typeof english = {
  photo: 'फोटो',
  signature: 'हस्ताक्षर',
  x: 'कक्षा 10 का अंकपत्र',
  xii: 'कक्षा 12 का अंकपत्र',
  category: 'जाति या वर्ग का प्रमाण-पत्र',
  gap: 'पढ़ाई छूटने (गैप) का शपथ-पत्र',
  fee: 'शुल्क जमा करने का प्रमाण',
  transfer: 'स्थानान्तरण प्रमाण-पत्र (TC)',
  character: 'चरित्र प्रमाण-पत्र (CC)',
  migration: 'माइग्रेशन (प्रव्रजन) प्रमाण-पत्र',
}
