import type { PayingMessages } from '../../paying-paragraphs.ts'

export const paying: PayingMessages = {
  heads: (heads) => `शुल्काच्या बाबी: ${heads}.`,
  reference: (reference) => `पैसे भरताना शेऱ्यात (remarks) हा संदर्भ क्रमांक लिहा: ${reference}`,
  upi: (upi) => `UPI: ${upi} वर पैसे पाठवा. तुमच्या अर्जाच्या पानावर सर्व माहिती भरलेली लिंक आणि QR कोड आहे.`,
  sbiCollect: 'SBI Collect',
  transfer: (account) => `नेट बँकिंग किंवा NEFT: ${account}.`,
  challan: 'बँकेचे चलन: तुमच्या अर्जाच्या पानावरून डाउनलोड करा.',
  office: 'शुल्क महाविद्यालयाच्या कार्यालयात भरा.',
}
