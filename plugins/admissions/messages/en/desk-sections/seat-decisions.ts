/** Decisions about given seats, when a list is revised. */
export const seatDecisions = {
  title: 'Given seats that this list would take away',
  text: 'Decide for each person. They get your decision and reason by e-mail, and read them on their page.',
  place: (rank: number, seat: string) => `With the corrections: rank ${rank}, ${seat}`,
  noRank: 'With the corrections: no rank',
  had: (under: string) => `Has a seat: ${under}`,
  decision: (name: string) => `Seat of ${name}`,
  choices: {
    keeps: { label: 'Keeps the seat', text: 'It is supernumerary: one more than the sanctioned number.' },
    provisional: {
      label: 'Keeps it provisionally',
      text: 'Until something is settled. You then settle it in the application.',
    },
    cancelled: {
      offered: { label: 'Cancel the offer', text: 'The applicant goes back to the waiting list.' },
      admitted: {
        label: 'Cancel the admission',
        text: 'The receipt is cancelled, and all that was paid is paid back. The application is closed.',
      },
    },
  },
  reported:
    'To cancel this seat, first confirm the reported payment in the application: then it can be paid back.',
  missing: 'Please choose.',
  condition: 'What has to be settled',
  conditionHint: 'For example: until the original marksheet of class 12 is here.',
  conditionMissing: 'Please write what has to be settled.',
  reason: 'Reason',
  reasonHint: 'The applicant reads it.',
  reasonMissing: 'Please give the reason.',
  counts: (kept: number, cancelled: number) =>
    `Given seats: ${kept} kept outside the sanctioned number, ${cancelled} cancelled.`,
  decided: 'Decisions on given seats',
  short: { keeps: 'keeps the seat', provisional: 'keeps it provisionally', cancelled: 'cancelled' },
}
