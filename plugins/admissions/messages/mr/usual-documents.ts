import type { usualDocuments as english } from '../en/usual-documents.ts'

export const usualDocuments: typeof english = {
  photo: 'फोटो',
  signature: 'सही',
  x: 'दहावीची गुणपत्रिका',
  xii: 'बारावीची गुणपत्रिका',
  category: 'जात किंवा प्रवर्गाचे प्रमाणपत्र',
  gap: 'शिक्षणातील खंडाचे (गॅप) प्रतिज्ञापत्र',
  fee: 'शुल्क भरल्याचा पुरावा',
  transfer: 'शाळा किंवा महाविद्यालय सोडल्याचा दाखला (TC)',
  character: 'चारित्र्य प्रमाणपत्र (CC)',
  migration: 'स्थलांतर प्रमाणपत्र (मायग्रेशन)',
}
