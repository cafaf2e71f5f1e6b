export const fees = {
  title: 'Fees and refunds',
  description:
    'The fee of each programme with its parts, until when to apply, and the refund rule of the admission session.',
  lead: 'What a programme costs in the first year, and what you get back if you leave.',
  none: 'No admission session is open at the moment. See Notices for the fees of earlier years.',
  failed: 'We couldn’t load the fees. Check your internet connection and try again.',
  ofSession: (session: string) => `Session ${session}`,
  programme: 'Programme',
  total: 'Fee',
  heads: 'Made up of',
  applyUntil: 'Apply until',
  caution: (sum: string) => `Including caution money ${sum}`,
  refund: (session: string) => `Refund rule, session ${session}`,
  refundDays: (days: number) =>
    `We pay within ${days} days after you have withdrawn and told us your bank account.`,
  lastDate: (day: string) => `The last day of admission is ${day}.`,
  pay: {
    title: 'When and how to pay',
    text: [
      'You pay when you have been offered a seat. Your application’s page then says how much, where and until when, and shows the receipt.',
      'Pay nothing before that, and nothing to anybody who promises a seat.',
    ],
  },
  apply: 'Online registration',
}
