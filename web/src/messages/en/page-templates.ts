/** Headings of the parts with which a new page begins. */
const english = {
  about: 'About',
  members: 'Members',
  tasks: 'What we do',
  contact: 'How to reach us',
  orders: 'Orders and minutes',
  hours: 'Hours and place',
  rules: 'Rules',
  fees: 'Fees',
  inCharge: 'In charge',
  keyFacts: 'At a glance',
  whoCanApply: 'Who can apply',
  papers: 'Papers you need',
  steps: 'How to apply',
  questions: 'Questions and answers',
  howToJoin: 'How to join',
  pictures: 'Pictures',
  documents: 'Documents',
}

export type PageTemplates = typeof english

export default english
