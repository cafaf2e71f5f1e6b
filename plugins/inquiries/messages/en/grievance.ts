export const grievance = {
  title: 'File a grievance',
  description:
    'File a grievance with the college, with your name or anonymously, and track it by its number.',
  intro: (workingDays: number) =>
    `Tell us what went wrong. We read it, record it, and decide on it within ${workingDays} working days.`,
  withoutScripts:
    'This form needs JavaScript, which is switched off in your browser. Switch it on, or write to {{email}}.',
  /** Shown above the form: reports that it does not accept, and who helps instead. */
  urgent: {
    title: 'Sexual harassment or ragging?',
    text: 'Please don’t use this form. These people act at once and keep what you say confidential.',
    ragging: 'National anti-ragging helpline, day and night',
    harassment: 'Committee against sexual harassment',
    officer: (name: string) => `Presiding Officer: ${name}`,
    members: 'The committee’s members',
  },
  follow: 'Track a grievance you have sent',
  cell: 'Who hears it: our grievance cell',
  named:
    'If you give an e-mail address, we e-mail you at each step. Only the people who handle your grievance see your name.',
  anonymous:
    'Nobody learns who you are: we do not even record your network (IP) address. You get a follow-up code to read the answer. We show the code only in this tab, so have a pen ready. Make sure that your files do not show who you are.',
  status: {
    title: 'Track a grievance or enquiry',
    description: 'See the status of a grievance, an enquiry or feedback that you sent to the college.',
    intro: 'See the status of a grievance, an enquiry or feedback that you sent to us.',
    withoutScripts:
      'This page needs JavaScript, which is switched off in your browser. Switch it on, or call the office: {{phone}}.',
  },
}
