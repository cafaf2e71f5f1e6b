import type { PayingMessages } from '../../paying-paragraphs.ts'

export const paying: PayingMessages = {
  heads: (heads) => `शुल्क की मदें: ${heads}।`,
  reference: (reference) => `भुगतान के रिमार्क में यह संदर्भ संख्या लिखें: ${reference}`,
  upi: (upi) => `UPI: ${upi} पर भेजें। आपके आवेदन के पृष्ठ पर लिंक और QR कोड है, जिसमें सब कुछ भरा हुआ है।`,
  sbiCollect: 'SBI Collect',
  transfer: (account) => `नेट बैंकिंग या NEFT: ${account}।`,
  challan: 'बैंक चालान: अपने आवेदन के पृष्ठ से डाउनलोड करें।',
  office: 'शुल्क महाविद्यालय के कार्यालय में जमा करें।',
}
