import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import { both, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.history.path,
  title: both('History', 'इतिहास'),
  description: `How ${college.name.en} grew from an arts college of 1970 into one of arts, science, commerce and computer application.`,
  lead: both(
    'A college the town built for its own sons and daughters.',
    'नगर के बेटे-बेटियों के लिए नगर का अपना महाविद्यालय।',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts(
        'Until 1970 a young person of this town who had passed Intermediate had two choices: to leave home for a city, or to leave off studying. Most families could not pay for the first, and very few let a daughter try it. A group of teachers, traders, farmers and advocates formed a trust so that there should be a third.',
        'The college was established in 1970 and has been run by the trust ever since. It opened with the arts. Families asked for science at once, and Mathematics and Biology were added within a year.',
        'For a generation it was a college of B.A. and B.Sc. students, many of them the first of their family to take a degree. Some came back to teach here: five of the teachers whose profiles you can read on this site sat in these rooms as students.',
        `Postgraduate teaching began in 2006, when M.A. in Political Science and History was introduced. The commerce department followed in 2019. Since session 2024-2025 the college has also taught ${college.courses.bca} and M.Sc. in Botany.`,
      ),
    },
    {
      kind: 'table',
      heading: both('Year by year', 'वर्ष-क्रम'),
      caption: { en: 'Year by year' },
      columns: texts('Year', 'What happened'),
      rows: rows(
        ['1970', 'The trust establishes the college; classes begin in the arts'],
        ['1971', 'Mathematics and Biology are added, within a year of the opening'],
        ['2006', 'M.A. in Political Science and History is introduced'],
        ['2019', 'The commerce department is set up'],
        ['2024-2025', 'First session of B.C.A. (60 seats) and of M.Sc. Botany'],
      ),
    },
    {
      kind: 'text',
      heading: both('The name', 'नाम का अर्थ'),
      paragraphs: texts(
        'Sarvodaya means the rise of all. The founders chose the word as a rule of admission as much as a name: what counts at the counter is the marksheet and the will to study.',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Vision and mission', paths.vision.path),
        link('Who runs the college', paths.governingBody.path),
      ],
    },
  ],
}
