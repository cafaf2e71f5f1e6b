import { englishDates } from '@prangan/contract/format-date'

export const challan = {
  dates: englishDates,
  title: 'Fee challan',
  copies: { bank: 'Bank’s copy', college: 'College’s copy', applicant: 'Applicant’s copy' },
  session: (course: string, session: string) => `${course}, session ${session}`,
  facts: {
    bank: 'Bank',
    account: 'Account name',
    number: 'Account number',
    ifsc: 'IFSC',
    reference: 'Reference',
    application: 'Application number',
    name: 'Name',
    father: 'Father’s name',
    programme: 'Programme',
    payTo: 'Pay by',
  },
  fee: 'Admission fee',
  balance: 'Balance of the admission fee',
  total: 'Total',
  inWords: (words: string) => `Rupees ${words} only`,
  filledIn: { mode: 'Cash / cheque / DD no.', date: 'Date', journal: 'Journal no.' },
  signs: { depositor: 'Depositor', bank: 'Bank’s stamp' },
}

export type ChallanMessages = typeof challan
