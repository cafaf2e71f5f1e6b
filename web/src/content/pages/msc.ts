import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import { both, facts, link, rows, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.msc.path,
  reviewMonths: 3,
  title: both(college.courses.msc, 'विज्ञान स्नातकोत्तर (एम.एस-सी.)'),
  description: `M.Sc. Botany at ${college.name.en}, taught from session 2024-2025: two years, four semesters, and a herbarium.`,
  lead: { en: 'Plants of the field, the forest and the lake, from the cell to the landscape.' },
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Subject', 'Botany'],
        ['Since', 'Session 2024-2025'],
        ['Duration', '2 years, 4 semesters'],
        ['In charge', 'Dr. Rukhsana Parveen'],
      ),
    },
    {
      kind: 'table',
      heading: both('The four semesters', 'चार सेमेस्टर'),
      caption: { en: 'The four semesters' },
      columns: texts('Semester', 'Theory', 'Practical work'),
      rows: rows(
        [
          'I',
          'Algae and fungi; bryophytes and pteridophytes; cell biology; plant pathology',
          'Collecting, culture and slides',
        ],
        [
          'II',
          'Gymnosperms; taxonomy of flowering plants; plant anatomy; genetics',
          'Herbarium: fifty sheets of your own',
        ],
        [
          'III',
          'Plant physiology; biochemistry; ecology; statistics for biologists',
          'Field work at the lake',
        ],
        ['IV', 'Biotechnology; seed biology; ethnobotany; project', 'Project report and viva voce'],
      ),
    },
    {
      kind: 'list',
      heading: both('Who may apply', 'पात्रता'),
      items: texts(
        'Graduates in science with Botany as a subject in all semesters.',
        'Seats are given by the merit list, with reservation and weightage as the admission procedure says. The number of seats and the fee of the session stand in the admission notice.',
      ),
    },
    {
      kind: 'list',
      heading: both('What the department has', 'विभाग में'),
      items: texts(
        'A laboratory with compound microscopes for each student, an incubator and a culture room',
        'The college herbarium, begun by students and grown with every batch',
        'A herbal garden behind the science block, labelled in Hindi, English and Latin',
        'A workshop on plant identification in which B.Sc. students sit beside you',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Apply Now', paths.registration.path),
        link('Admission procedure', paths.admissionProcedure.path),
        link('The teachers', paths.facultyOfScience.path),
      ],
    },
  ],
}
