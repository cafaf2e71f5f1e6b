import { englishDates } from '@prangan/contract/format-date'

type About = { course: string; session: string }

export default {
  dates: englishDates,
  number: (number: string) => `Application number: ${number}`,
  date: (day: string) => `Date: ${day}`,
  father: (name: string) => `Father’s name: ${name}`,
  signs: { applicant: 'Applicant', office: 'Admission office', principal: 'Principal' },
  heads: {
    open: 'Open',
    general: 'General',
    obc: 'OBC',
    sc: 'SC',
    st: 'ST',
    ews: 'EWS',
  },
  facts: {
    list: 'Merit list',
    under: 'Seat under',
    fee: 'Fee',
    cautionMoney: 'Of which caution money',
    payFrom: 'To be paid from',
    payTo: 'To be paid until',
    paid: 'Fee paid',
    paidOn: 'Paid on',
    reference: 'Challan number or UTR',
    receipt: 'Receipt number',
    admittedOn: 'Admitted on',
    withdrawnOn: 'Withdrawn on',
    kept: 'Kept by the college',
    refund: 'To be paid back',
    payBy: 'To be paid back by',
    refundPaid: 'Paid back on',
  },
  offer: {
    title: 'Offer of a seat',
    text: ({ course, session }: About) =>
      `The college offers you a seat in ${course} for the session ${session}. It is yours if the fee is paid in the time given below.`,
    end: 'Please report the payment with its reference on the page of your application, or bring this letter with the stamped challan to the office. An offer that is not paid in time lapses, and the seat goes to the next on the list.',
  },
  admission: {
    title: 'Letter of admission',
    text: ({ course, session }: About) =>
      `You are admitted to ${course} for the session ${session}. The admission is provisional until the originals of all documents have been checked.`,
    end: 'Please come to the college with this letter and the originals of your marksheets, transfer certificate and certificates.',
  },
  receipt: {
    title: 'Receipt of the admission fee',
    text: ({ course, session }: About) =>
      `The college has received the fee for admission to ${course}, session ${session}.`,
    end: 'Please keep this receipt. The caution money is paid back when you leave the college.',
  },
  refund: {
    title: 'Refund order',
    text: ({ course, session }: About) =>
      `The admission to ${course}, session ${session}, was given up on the applicant’s word. By the rule of the session the following is to be paid back.`,
    end: 'To the accounts office: please pay the sum to the account from which the fee came, and record it.',
  },
}
