import { paths } from '../../paths.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.alumniAssociation.path,
  title: both('Alumni association', 'पुरातन छात्र परिषद्'),
  description:
    'The eight members who lead the alumni association of the college, what the association does, and how to join it.',
  lead: both('Once of the courtyard, always of the courtyard.', 'जो इस प्रांगण का हुआ, सदा इसी का रहा।'),
  blocks: [
    {
      kind: 'table',
      heading: both('The committee', 'कार्यकारिणी'),
      caption: { en: 'The committee' },
      columns: texts('No.', 'Name', 'Position', 'Degree', 'Year'),
      rows: rows(
        ['1', 'Shashi Bhushan Pandey', 'President', 'B.A.', '1982'],
        ['2', 'Dr. Rekha Saxena', 'Vice-President', 'B.Sc.', '1989'],
        ['3', 'Neelam Chaudhary', 'Secretary', 'M.A. (Political Science)', '2009'],
        ['4', 'Mohammad Arif Siddiqui', 'Joint Secretary', 'B.Sc.', '1995'],
        ['5', 'Gurmeet Kaur Bhatia', 'Treasurer', 'B.A.', '2000'],
        ['6', 'Sushila Rawat', 'Member', 'B.A.', '1997'],
        ['7', 'Rajendra Prasad Kanaujia', 'Member', 'B.Sc.', '2002'],
        ['8', 'Faizan Ahmad Khan', 'Member', 'M.A. (History)', '2010'],
      ),
    },
    {
      kind: 'list',
      heading: both('What the association does', 'परिषद् के कार्य'),
      items: texts(
        'Meets in the courtyard on the second Sunday of December, with families. There is tea, and there are speeches, but they are short.',
        'Pays the examination fee of students whose family has fallen on hard times; names are known to the Principal alone.',
        'Sends members to speak to classes about their work, and takes students along for a day.',
        'Buys a shelf of books for the library each year.',
      ),
    },
    {
      kind: 'list',
      isOrdered: true,
      heading: both('How to join', 'सदस्य कैसे बनें'),
      items: texts(
        'Fill in the alumni registration form with a photograph.',
        'The office checks your year and degree against its registers.',
        'You are then shown in the alumni gallery and hear of the meetings by e-mail.',
      ),
    },
    {
      kind: 'links',
      links: [link('Rules of the alumni association', pdfPaths.alumniRules)],
    },
    {
      kind: 'actions',
      links: [
        link('Register as an alumnus or alumna', paths.alumniRegistration.path),
        link('Alumni gallery', paths.alumniGallery.path),
      ],
    },
  ],
}
