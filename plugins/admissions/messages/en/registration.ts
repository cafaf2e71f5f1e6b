export default {
  /** Replaces 'Dates' and 'Keep ready' if a session accepts full applications. */
  before: {
    dates: 'Apply between the dates of your programme. The merit list follows on this website.',
    ready:
      'Your marksheets and certificates, a photo of you and your signature. You can photograph them with your phone and add them here.',
    numbers: (numbers: readonly string[]) => `Numbers to copy: ${numbers.join('; ')}.`,
    registration: (labels: readonly string[]) =>
      `${labels.join('; ')}: the university gives it to you when you register on its own website. You can still do that after this form; you need it to send the next steps.`,
    certificate: 'number and date of the certificate, if you apply in a reserved category',
    without:
      'Something is missing? Send this form all the same. You can complete the next steps until your programme closes.',
  },
  programmes: {
    title: (session: string) => `Programmes ${session}`,
    openNow: (courses: string) => `Open now: ${courses}`,
    others: (count: number) => (count === 1 ? '1 other programme' : `${count} other programmes`),
    programmeStatuses: { open: 'Open now', before: 'Not open yet', closed: 'Closed' },
    seats: 'Seats',
    fee: 'Fee',
    rupees: (amount: string) => `₹${amount}`,
    opens: 'Opens',
    closes: 'Closes',
    list: (number: number) => ['First list', 'Second list', 'Third list'][number - 1] ?? `List ${number}`,
    listOn: (list: string, day: string, until: string) => `${list}: ${day}, seats offered until ${until}`,
    indiaTime: 'All times are in India time.',
    withoutProgramme:
      'This course has no dates here. Send this form, print and sign it, and hand it in at the counter with photocopies of your marksheets. The office tells you whether seats are free.',
    optionClosed: (course: string) => `${course} – closed`,
    optionBefore: (course: string) => `${course} – not open yet`,
    openUntil: (time: string) => `Apply by ${time}. We ask for marks and documents in the next steps.`,
    notYet: (time: string) =>
      `You can apply for this course from ${time}. What you type is kept on this device until then.`,
    over: (time: string) =>
      `Applications for this course closed on ${time}. Please choose another course, or ask the office.`,
  },
}
