import { paths } from '../../paths.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.nonTeachingStaff.path,
  aliases: [paths.nonTeaching.path],
  title: both('Non-teaching staff', 'शिक्षणेतर कर्मचारी'),
  description:
    'The people of the office, the library, the laboratories and the campus: administrative, technical and support staff.',
  lead: { en: 'They open the gate before the first class and lock it after the last.' },
  blocks: [
    {
      kind: 'table',
      heading: both('Administrative and technical staff', 'प्रशासनिक एवं तकनीकी कर्मचारी'),
      caption: { en: 'Administrative and technical staff' },
      columns: texts('No.', 'Name', 'Designation', 'Section'),
      rows: rows(
        ['1', 'Shri Devendra Nath Shukla', 'Office Superintendent', 'Office'],
        ['2', 'Shri Mahesh Chand Sahu', 'Accounts Officer', 'Accounts'],
        ['3', 'Smt. Shabana Begum', 'Librarian', 'Library'],
        ['4', 'Shri Raj Kumar Sonkar', 'Senior Assistant', 'Admission counter'],
        ['5', 'Smt. Usha Rani Saini', 'Assistant', 'Examination'],
        ['6', 'Shri Santosh Kumar Prajapati', 'Assistant', 'Scholarships'],
        ['7', 'Shri Daniel Masih', 'Computer Operator', 'Office'],
        ['8', 'Kumari Pooja Jatav', 'Library Assistant', 'Library'],
        ['9', 'Shri Rakesh Kumar Srivas', 'Laboratory Assistant', 'Physics'],
        ['10', 'Smt. Geeta Bisht', 'Laboratory Assistant', 'Chemistry'],
        ['11', 'Shri Imtiyaz Ali', 'Laboratory Assistant', 'Botany'],
        ['12', 'Shri Bhola Nath Nishad', 'Laboratory Assistant', 'Zoology'],
      ),
    },
    {
      kind: 'table',
      heading: both('Support staff', 'सहायक कर्मचारी'),
      caption: { en: 'Support staff' },
      columns: texts('No.', 'Name', 'Designation', 'Place of work'),
      rows: rows(
        ['1', 'Shri Ram Avadh Pandey', 'Record keeper', 'Office'],
        ['2', 'Shri Munna Lal Kashyap', 'Office attendant', 'Principal’s office'],
        ['3', 'Smt. Phoolkumari Devi', 'Attendant', 'Girls’ common room'],
        ['4', 'Shri Salim Ahmad', 'Library attendant', 'Library'],
        ['5', 'Shri Shiv Poojan Rajbhar', 'Laboratory attendant', 'Science block'],
        ['6', 'Shri Gulab Chand Mishra', 'Gardener', 'Courtyard and herbal garden'],
        ['7', 'Smt. Sunder Devi', 'Sanitation worker', 'Campus'],
        ['8', 'Shri Jagdish Prasad', 'Electrician and pump operator', 'Campus'],
        ['9', 'Shri Thakur Prasad Singh', 'Watchman', 'Main gate'],
        ['10', 'Shri Mohammad Yunus', 'Watchman', 'Campus, night'],
      ),
    },
    { kind: 'actions', links: [link('Contact the office', paths.contact.path)] },
  ],
}
