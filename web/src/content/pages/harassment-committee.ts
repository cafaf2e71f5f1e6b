import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

const { officer, email } = college.inquiries.committee

export const page: SeedContent = {
  path: paths.harassmentCommittee.path,
  title: both('Committee against sexual harassment', 'यौन उत्पीड़न निवारण समिति'),
  description:
    'The internal complaints committee against sexual harassment: its four members, how to complain, and how you are protected.',
  lead: both('You will be heard, and you will be protected.', 'आपकी बात सुनी जाएगी और आपकी सुरक्षा की जाएगी।'),
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the Internal Complaints Committee', 'आंतरिक शिकायत समिति के सदस्य'),
      columns: texts('No.', 'Name', 'Position', 'From'),
      rows: rows(
        ['1', [officer.en, officer.hi], ['Presiding Officer', 'पीठासीन अधिकारी'], 'Department of Hindi'],
        ['2', 'Dr. Nasreen Fatima', 'Member', 'Department of Psychology'],
        ['3', 'Smt. Shabana Begum', 'Member', 'Library'],
        ['4', 'Smt. Renuka Chandel', 'External member', 'Advocate, legal aid for women'],
      ),
    },
    {
      kind: 'text',
      heading: both('What counts as harassment', 'उत्पीड़न क्या है'),
      paragraphs: texts(
        'Any unwelcome touch, remark, gesture, message or picture of a sexual kind; a demand or a promise in return for favours; showing or sending obscene matter; following someone, in person or by telephone. It is the same whether it comes from a student, a teacher, a member of staff or a visitor, and whether it happens in the college, on a trip or online.',
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('How to complain', 'शिकायत कैसे करें'),
      items: texts(
        `Speak to any member, or write to ${email}. If writing is hard for you, a member will write it down for you.`,
        'Do so within three months of what happened. The committee can allow three months more where there is a reason.',
        'You may ask for an end to it by conciliation before an inquiry; money can never be part of that.',
        'Both sides are heard. The inquiry is completed within ninety days and its report goes to both within ten days after.',
        'The college acts on the report within sixty days. Either side may appeal.',
      ),
    },
    {
      kind: 'list',
      heading: both('Your protection', 'आपकी सुरक्षा'),
      items: texts(
        'Names, statements and the report are confidential by law.',
        'During the inquiry the committee can have your class, your examination room or the other person’s duties changed.',
        'Nobody may trouble you or a witness for having spoken. A complaint that could not be proved is not thereby false.',
        'You remain free to go to the police, and the committee will help you if you wish it.',
      ),
    },
    { kind: 'actions', links: [link('Other complaints: grievance cell', paths.grievanceCell.path)] },
  ],
}
