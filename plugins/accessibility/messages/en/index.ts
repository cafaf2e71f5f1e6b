export default {
  title: 'Accessibility',
  description:
    'How far this site conforms to WCAG 2.2, level AA, criterion by criterion, what does not conform, and who helps.',
  lead: 'You should be able to read this site and use its forms, whatever you see, hear or hold.',
  conforms:
    'This site conforms to WCAG 2.2, level AA: each of its criteria is met, or is about something that no page has.',
  doesNot: (gaps: number, all: number) =>
    `This site does not conform to WCAG 2.2, level AA, in full: ${gaps} of ${all} criteria are not met everywhere. Below is which, and why.`,
  ownWord: 'We check this ourselves, by tests before each release and by hand. Nobody has certified it.',
  gaps: 'What does not conform',
  gap: (ids: string, text: string) => `${ids}: ${text}`,
  help: 'If something does not work for you',
  helpText: [
    'Call {{phone}} or write to {{email}}, and say on which page. We read a document to you, send it in another form, or fill in a form with you.',
    'We answer within three working days. If that does not help, use the form for grievances.',
  ],
  sections: {
    1: 'What you see and hear',
    2: 'What you press and how you move',
    3: 'What you read and fill in',
    4: 'What assistive programs are told',
  },
  columns: { criterion: 'Criterion', level: 'Level', result: 'Result', checked: 'How we check' },
  results: { met: 'Met', partly: 'Not everywhere', absent: 'Not on this site' },
  byTests: (tests: number) => (tests === 1 ? '1 automatic test' : `${tests} automatic tests`),
  byHand: (day: string) => `by hand on ${day}`,
  contact: 'Contact',
}
