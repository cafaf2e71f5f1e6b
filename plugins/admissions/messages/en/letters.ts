import { englishDates } from '@prangan/contract/format-date'
import { amountInWords } from '../../contract/amount-in-words.ts'
import { payment } from './payment.ts'

type About = { course: string; session: string }

export default {
  payment,
  dates: englishDates,
  number: (number: string) => `Application number: ${number}`,
  date: (day: string) => `Date: ${day}`,
  father: (name: string) => `Father’s name: ${name}`,
  signs: { applicant: 'Applicant', office: 'Admission office', principal: 'Principal' },
  open: 'Open',
  category: ({ shortName }: { name: string; shortName: string }) => shortName,
  facts: {
    list: 'Merit list',
    under: 'Category of the seat',
    fee: 'Fee',
    cautionMoney: 'Of which caution money',
    payFrom: 'To be paid from',
    payTo: 'To be paid by',
    provisional: 'Kept until this is settled',
    originals: 'Originals to bring',
    paid: 'Fee paid',
    part: 'Part of the fee paid',
    balance: 'Balance still to be paid',
    balanceBy: 'Balance to be paid by',
    waived: 'Waived by the college',
    further: 'Further payment',
    paidInAll: 'Fee paid, in all',
    receipts: 'Receipt numbers',
    paidOn: 'Paid on',
    reference: 'Challan number or UTR',
    receipt: 'Receipt number',
    receivedBy: 'Received by',
    receiptDay: 'Date of receipt',
    inWords: 'In words',
    confirmedOn: 'Seat confirmed on',
    withdrawnOn: 'Withdrawn on',
    cancelledOn: 'Cancelled on',
    kept: 'Kept by the college',
    refund: 'To be paid back',
    payBy: 'To be paid back by',
    refundPaid: 'Paid back on',
    account: 'Account',
    ending: (lastFour: string, ifsc: string) => `ending in ${lastFour}, ${ifsc}`,
    refundReference: 'Reference of the payment',
  },
  offer: {
    title: 'Offer of a seat',
    text: ({ course, session }: About) =>
      `The college offers you a seat in ${course} for the session ${session}. To take the seat, pay the fee between the dates below.`,
    ends: {
      'money first':
        'After you pay, report the challan number or UTR on your application page, or bring this letter and the stamped challan to the office. Then bring this letter and the originals of your documents to the college. If you do not pay in time, the offer lapses and the seat goes to the next applicant on the list.',
      'originals first':
        'First bring this letter and the originals of your documents to the college. After they are checked, pay the fee, and report the challan number or UTR on your application page or at the counter. If you do not pay in time, the offer lapses and the seat goes to the next applicant on the list.',
    },
  },
  admission: {
    title: 'Letter of admission',
    openTitle: 'Confirmation of your seat',
    texts: {
      open: ({ course, session }: About) =>
        `Your seat in ${course} for the session ${session} is confirmed. You are admitted when the college has checked the originals of all documents.`,
      owed: ({ course, session }: About) =>
        `You are admitted to ${course} for the session ${session}. The admission is provisional until you have brought the originals below.`,
      complete: ({ course, session }: About) =>
        `You are admitted to ${course} for the session ${session}. The college has seen the originals of your documents.`,
    },
    ends: {
      open: 'Please bring this letter and the originals of your marksheets, transfer certificate and other certificates to the college.',
      owed: 'Without these originals the college can cancel the admission.',
      complete: 'Please keep this letter, and give your roll number whenever you write to the college.',
    },
    rollNumber: 'Roll number',
    owed: 'Originals to bring',
    owedUntil: (day: string) => `by ${day}`,
  },
  /** What a scanner at the counter reads. */
  scan: {
    text: 'Show this code at the counter.',
    code: (number: string) => `QR code: application number ${number}`,
  },
  undertaking: {
    title: 'Undertaking for missing originals',
    text: ({ name, father, course, session }: { name: string; father: string } & About) =>
      `I, ${name}, child of ${father}, have been admitted or offered a seat in ${course}, session ${session}. I could not show the originals below today. I will bring each of them to the college by the day beside it.`,
    originals: 'Originals to bring',
    until: (day: string) => `by ${day}`,
    end: 'I know that the admission is provisional until then, and that the college can cancel it if I do not bring them.',
    mobile: (number: string) => `Mobile: ${number}`,
    guardian: 'Parent or guardian',
  },
  inWords: (amount: number) => `Rupees ${amountInWords(amount)} only`,
  heads: 'The fee',
  wholeHeads: 'The whole fee',
  total: 'Total',
  undone: 'This receipt was cancelled, because the payment was confirmed by mistake.',
  cancelled: 'This receipt was cancelled, because the admission was cancelled.',
  receipt: {
    title: 'Receipt of the admission fee',
    text: ({ course, session }: About) =>
      `The college has received the fee for admission to ${course}, session ${session}.`,
    partText: ({ course, session }: About) =>
      `The college has received a part of the fee for admission to ${course}, session ${session}. The balance is still to be paid.`,
    lastText: ({ course, session }: About) =>
      `The college has received the rest of the fee for admission to ${course}, session ${session}. The fee is now fully paid.`,
    end: 'Please keep this receipt. You get the caution money back when you leave the college.',
  },
  refund: {
    title: 'Refund order',
    text: ({ course, session }: About) =>
      `The admission to ${course}, session ${session}, was cancelled at the applicant’s request. By the rules of the session, the college pays back the following.`,
    textOfCollege: ({ course, session }: About) =>
      `The college cancelled the admission to ${course}, session ${session}, after it revised the merit list. It pays back all that was paid.`,
    textUnseated: ({ course, session }: About) =>
      `The applicant paid for admission to ${course}, session ${session}, but has no seat. The college pays back all that was paid.`,
    end: 'To the accounts office: please pay this amount to the account that the applicant has given on the application page, and record the payment with its reference.',
  },
}
