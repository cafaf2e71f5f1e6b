export const grievance = {
  title: 'File a grievance',
  description:
    'File a grievance with the college, with your name or anonymously, and follow it by its number.',
  intro: (workingDays: number) =>
    `Tell the college what went wrong. It is read, recorded, and decided within ${workingDays} working days.`,
  withoutScripts:
    'This form needs JavaScript, which is switched off in your browser. You can put a letter into the box outside Room 3, or write to {{email}}.',
  /** Shown above the form: reports that it does not accept, and who helps instead. */
  urgent: {
    title: 'Sexual harassment or ragging?',
    text: 'Please do not use this form. These people act at once, and keep what you say confidential.',
    ragging: 'National anti-ragging helpline, day and night',
    harassment: 'Committee against sexual harassment',
    officer: (name: string) => `Presiding Officer: ${name}`,
    members: 'The committee’s members',
  },
  follow: 'Follow one that you have sent',
  cell: 'Who hears it: the grievance cell',
  named: 'With an e-mail address you are told of each step by mail. Only who handles it sees your name.',
  anonymous:
    'Nobody learns who you are, and your network address is not recorded with it. You get a follow-up code with which you read the answer yourself: it is shown only in this tab, so have a pen ready. Please name nobody in the files who could give you away.',
  status: {
    title: 'What is its status?',
    description: 'See the status of a grievance, an enquiry or feedback that you sent to the college.',
    intro: 'Follow a grievance, an enquiry or feedback that you sent to the college.',
    withoutScripts:
      'This page needs JavaScript, which is switched off in your browser. You can ask the office: {{phone}}.',
  },
}
