import { hindiDates } from '@prangan/contract/messages/hi/dates'
import type { ChallanMessages } from '../en/challan.ts'

export const challan: ChallanMessages = {
  dates: hindiDates,
  title: 'शुल्क चालान',
  copies: { bank: 'बैंक की प्रति', college: 'महाविद्यालय की प्रति', applicant: 'आवेदक की प्रति' },
  session: (course, session) => `${course}, सत्र ${session}`,
  facts: {
    bank: 'बैंक',
    account: 'खाते का नाम',
    number: 'खाता संख्या',
    ifsc: 'IFSC',
    reference: 'संदर्भ संख्या',
    application: 'आवेदन संख्या',
    name: 'नाम',
    father: 'पिता का नाम',
    programme: 'पाठ्यक्रम',
    payTo: 'जमा करने की अंतिम तिथि',
  },
  fee: 'प्रवेश शुल्क',
  balance: 'प्रवेश शुल्क की शेष राशि',
  total: 'कुल',
  // Clerks of banks write sums in English words on challans of either language.
  inWords: (words) => `Rupees ${words} only`,
  filledIn: { mode: 'नकद / चेक / डीडी संख्या', date: 'तिथि', journal: 'जर्नल संख्या' },
  signs: { depositor: 'जमाकर्ता', bank: 'बैंक की मुहर' },
}
