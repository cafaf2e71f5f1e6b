import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.grievanceCell.path,
  title: both('Grievance cell', 'शिकायत निवारण प्रकोष्ठ'),
  description:
    'How a student can bring a complaint before the grievance cell, who hears it, and by when there will be an answer.',
  lead: both(
    'A complaint is heard, recorded and answered in writing.',
    'प्रत्येक शिकायत सुनी जाएगी, दर्ज होगी और उसका लिखित उत्तर मिलेगा।',
  ),
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the grievance cell', 'प्रकोष्ठ के सदस्य'),
      columns: texts('No.', 'Name', 'Position', 'Department'),
      rows: rows(
        ['1', 'Prof. Ramesh Chandra Tripathi', 'Chairperson', 'Sanskrit'],
        ['2', 'Prof. Meenakshi Agrawal', 'Member', 'Chemistry'],
        ['3', 'Dr. Rukhsana Parveen', 'Member', 'Botany'],
        ['4', 'Shri Devendra Nath Shukla', 'Member', 'College office'],
      ),
    },
    {
      kind: 'text',
      heading: both('What you can bring here', 'विषय'),
      paragraphs: texts(
        'Anything that concerns your studies or your life at college and that the counter or the department has not put right: a fee or a refund, a scholarship form, attendance, internal marks, a certificate that does not come, drinking water, behaviour of staff. Complaints of sexual harassment go to the committee of their own.',
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('How it goes', 'प्रक्रिया'),
      items: texts(
        'Write down what happened, when, and what you ask for. Add your name, class and roll number; a complaint without a name is read, but cannot be answered.',
        'Send it to grievance@sarvodaya.test, use the form on this site, or put it into the box outside Room 3, which is opened every Monday.',
        'You get a number by which to follow it within three working days.',
        'The cell meets on the first and third Saturday of the month. You may come and speak, alone or with a guardian or a friend.',
        'You get the answer in writing within fifteen working days. If it does not satisfy you, you may appeal to the Principal.',
      ),
    },
    {
      kind: 'links',
      links: [
        link('Grievance form', college.university.grievances, 'The University’s form; opens in a new tab'),
      ],
    },
    {
      kind: 'actions',
      links: [
        link('File a grievance', paths.grievance.path),
        link('Follow a grievance', paths.inquiry.path),
        link('Committee against sexual harassment', paths.harassmentCommittee.path),
        link('Feedback', paths.feedback.path),
      ],
    },
  ],
}
