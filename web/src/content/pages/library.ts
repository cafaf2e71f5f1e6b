import { paths } from '../../paths.ts'
import { both, facts, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.library.path,
  title: both('Library', 'पुस्तकालय'),
  description:
    'Hours, cards, loans and rules of the college library and its reading room, with free digital libraries to use at home.',
  lead: both('Silence, light, and a chair that is yours.', 'शांति, प्रकाश और आपके लिए एक कुर्सी।'),
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Counter', 'Working days, 10 a.m. to 3 p.m.'],
        ['Reading room', '9 a.m. to 5 p.m.; to 7 p.m. during examinations'],
        ['Librarian', 'Smt. Shabana Begum'],
        ['E-mail', 'library@sarvodaya.test'],
      ),
    },
    {
      kind: 'table',
      heading: both('What you can borrow', 'पुस्तकें निर्गत होने के नियम'),
      caption: { en: 'What you can borrow' },
      columns: texts('Reader', 'Books', 'For'),
      rows: rows(
        ['Undergraduate students', '2', '14 days'],
        ['Postgraduate students', '4', '21 days'],
        ['Teachers', '10', 'The semester'],
        ['Staff', '2', '30 days'],
        ['Alumni', 'Reading room only', 'With the association’s card'],
      ),
    },
    {
      kind: 'list',
      heading: both('Your library card', 'पुस्तकालय कार्ड'),
      items: texts(
        'Bring the library fee receipt and your identity card to the counter. The card is ready in two working days.',
        'A book can be renewed once, unless someone is waiting for it.',
        'After the due date ₹2 a book is charged for each day.',
        'A lost book is replaced by a new copy or paid for at its present price.',
        'Reference books, journals and old question papers are read in the library.',
      ),
    },
    {
      kind: 'list',
      heading: both('In the reading room', 'वाचनालय में'),
      items: texts(
        'Leave bags at the rack and silence your telephone.',
        'Newspapers in Hindi, English and Urdu lie on the table by the window; magazines for competitive examinations on the shelf beside it.',
        'Five computers are for catalogue and digital libraries, half an hour at a time.',
        'Write what you miss into the suggestion book. It is read every Saturday, and answered in it.',
      ),
    },
    {
      kind: 'notice',
      heading: both('No-dues certificate', 'अदेय प्रमाण-पत्र'),
      paragraphs: texts(
        'Return all books before the semester examination. Admit cards are given against the library’s no-dues certificate.',
      ),
    },
    {
      kind: 'links',
      heading: both('Free to read anywhere', 'डिजिटल पुस्तकालय'),
      links: [
        link(
          'National Digital Library of India',
          'https://ndl.iitkgp.ac.in/',
          'Books, theses and question papers',
        ),
        link('SWAYAM', 'https://swayam.gov.in/', 'Courses with certificates'),
        link('NPTEL', 'https://nptel.ac.in/', 'Lectures in science and computing'),
        link('MOOCs', 'https://www.mooc.org/', 'Courses of universities of the world'),
        link('NCERT', 'https://ncert.nic.in/', 'School textbooks, to go back to the basics'),
      ],
    },
  ],
}
