import { paths } from '../../paths.ts'
import { leaders } from '../frame/leaders.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

const [principal, manager] = leaders

export const page: SeedContent = {
  path: paths.governingBody.path,
  title: both('Governing body', 'प्रबंध समिति'),
  description:
    'The fifteen members of the governing body of the college, from the President of the trust to the Principal.',
  lead: {
    en: 'The college is run by a trust. Its governing body decides on buildings, posts, fees and accounts; teaching is the Principal’s charge.',
  },
  blocks: [
    {
      kind: 'table',
      caption: both('Members of the governing body', 'प्रबंध समिति के सदस्य'),
      columns: texts('No.', 'Name', 'Position', 'From'),
      rows: rows(
        ['1', 'Smt. Vidyavati Khandelwal', 'President', 'The trust'],
        ['2', 'Dr. Kamlesh Prasad Niranjan', 'Senior Vice-President', 'The trust'],
        ['3', 'Shri Iqbal Husain Rizvi', 'Vice-President', 'The trust'],
        ['4', manager.name.en, manager.role.en, 'The trust'],
        ['5', 'Shri Rajendra Nath Mathur', 'Deputy Manager', 'The trust'],
        ['6', 'Smt. Sarla Jaiswal', 'Treasurer', 'The trust'],
        ['7', 'Shri Dinesh Chandra Awasthi', 'Legal adviser', 'The trust'],
        ['8', 'Dr. Balbir Singh Sandhu', 'Member', 'The trust'],
        ['9', 'Shri Ram Naresh Bind', 'Member', 'The trust'],
        ['10', 'Smt. Zohra Siddiqui', 'Member', 'The trust'],
        ['11', 'Shri Mata Prasad Gautam', 'Member', 'The town'],
        ['12', 'Dr. Sheela D’Souza', 'Member', 'Education'],
        ['13', 'Prof. Meenakshi Agrawal', 'Member', 'Teachers’ representative'],
        ['14', 'Shri Devendra Nath Shukla', 'Member', 'Non-teaching staff’s representative'],
        ['15', principal.name.en, principal.role.en, 'Ex officio'],
      ),
    },
    {
      kind: 'text',
      heading: both('How it works', 'कार्य-प्रणाली'),
      paragraphs: texts(
        'The body meets in July, October, January and April, and whenever five members ask for it. It is elected by the trust for three years; the representatives of teachers and staff change every year by seniority.',
        'The Treasurer lays the audited accounts before the body in its July meeting. Letters to the body are handed in at the college office.',
      ),
    },
    {
      kind: 'links',
      heading: both('What it is bound by', 'नियामक प्रावधान'),
      links: [
        link(
          'The University Act',
          'https://university.test/act',
          'The State law under which the University affiliates colleges',
        ),
        link(
          'Directorate of Higher Education',
          'https://directorate.test/',
          'Government orders on posts, grants and admission',
        ),
      ],
    },
  ],
}
