import { marathiDates } from '@prangan/contract/messages/mr/dates'
import type { ChallanMessages } from '../en/challan.ts'

export const challan: ChallanMessages = {
  dates: marathiDates,
  title: 'शुल्क चलन',
  copies: { bank: 'बँकेची प्रत', college: 'महाविद्यालयाची प्रत', applicant: 'अर्जदाराची प्रत' },
  session: (course, session) => `${course}, शैक्षणिक वर्ष ${session}`,
  facts: {
    bank: 'बँक',
    account: 'खात्याचे नाव',
    number: 'खाते क्रमांक',
    ifsc: 'IFSC',
    reference: 'संदर्भ क्रमांक',
    application: 'अर्ज क्रमांक',
    name: 'नाव',
    father: 'वडिलांचे नाव',
    programme: 'अभ्यासक्रम',
    payTo: 'भरण्याची शेवटची तारीख',
  },
  fee: 'प्रवेश शुल्क',
  balance: 'प्रवेश शुल्काची उर्वरित रक्कम',
  total: 'एकूण',
  inWords: (words) => `Rupees ${words} only`,
  filledIn: { mode: 'रोख / धनादेश / डीडी क्रमांक', date: 'तारीख', journal: 'जर्नल क्रमांक' },
  signs: { depositor: 'पैसे भरणाऱ्याची सही', bank: 'बँकेचा शिक्का' },
}
