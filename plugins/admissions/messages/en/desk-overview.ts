import { byNumber } from '@prangan/web/messages/en/desk/overview.ts'

export const overview = {
  waiting: {
    credits: {
      what: byNumber('credit in the bank to match', 'credits in the bank to match'),
      none: 'credits in the bank to match',
    },
    byHand: {
      what: byNumber('new application outside a session', 'new applications outside a session'),
      none: 'new applications',
    },
    toCheck: {
      what: byNumber('application to check', 'applications to check'),
      none: 'applications to check',
    },
    answered: {
      what: byNumber('application with new answers', 'applications with new answers'),
      none: 'applications with new answers',
    },
    objections: {
      what: byNumber('merit list with objections to answer', 'merit lists with objections to answer'),
      none: 'objections to merit lists',
    },
    toRevise: {
      what: byNumber('merit list to revise after corrections', 'merit lists to revise after corrections'),
      none: 'merit lists to revise',
    },
    toSettle: {
      what: byNumber('seat kept for now, to settle', 'seats kept for now, to settle'),
      none: 'seats to settle',
    },
    refunds: { what: byNumber('refund to pay or check', 'refunds to pay or check'), none: 'refunds' },
    dues: { what: byNumber('balance of a fee due', 'balances of fees due'), none: 'dues' },
    fees: { what: byNumber('fee to confirm', 'fees to confirm'), none: 'fees to confirm' },
  },
  seats: {
    title: (session: string) => `Seats filled, ${session}`,
    summary: (filled: string, total: string, offered: string) =>
      `${filled} of ${total} seats are filled; ${offered} more are offered.`,
    filledOf: (filled: string, total: string) => `${filled} of ${total}`,
    none: (programmes: readonly string[]) => `No seats offered yet: ${programmes.join(', ')}.`,
    programme: 'Programme',
    category: 'Category of the seat',
    filled: 'Filled',
    offered: 'Offered',
    seats: 'Seats',
    /** Explains 'filled', and why there may be more than there are seats. */
    hint: 'A seat is filled once its fee is confirmed. A category can fill more than its own seats if others leave some vacant.',
  },
}
