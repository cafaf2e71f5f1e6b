import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import { both, facts, link, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.ba.path,
  reviewMonths: 3,
  title: both(college.courses.ba, 'कला स्नातक (बी.ए.)'),
  description: `B.A. at ${college.name.en}: ten subjects from Hindi to Geography, three years, admission by merit.`,
  lead: { en: 'Ten subjects, from poetry to maps. Choose those that you would read without being asked.' },
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Duration', '3 years, 6 semesters'],
        ['Subjects', '10'],
        ['Admission', 'By merit'],
        ['Form with brochure', '{{formFee}}'],
      ),
    },
    {
      kind: 'table',
      heading: both('The subjects', 'विषय'),
      caption: { en: 'The subjects' },
      columns: texts('Subject', 'What it is about', 'Practical'),
      rows: [
        [
          both('Hindi', 'हिन्दी'),
          { en: 'Poetry, prose, grammar and the folk tongues around us' },
          { en: 'No' },
        ],
        [both('English', 'अंग्रेज़ी'), { en: 'Literature, Indian writing, the language itself' }, { en: 'No' }],
        [both('Sanskrit', 'संस्कृत'), { en: 'Grammar, drama, poetry, classical thought' }, { en: 'No' }],
        [
          both('History', 'इतिहास'),
          { en: 'India and the world, from the first towns to our day' },
          { en: 'No' },
        ],
        [
          both('Political Science', 'राजनीति विज्ञान'),
          { en: 'The Constitution, political thought, local government' },
          { en: 'No' },
        ],
        [both('Sociology', 'समाजशास्त्र'), { en: 'Family, caste, village, city and change' }, { en: 'No' }],
        [both('Economics', 'अर्थशास्त्र'), { en: 'Prices, markets, money, the Indian economy' }, { en: 'No' }],
        [
          both('Education', 'शिक्षाशास्त्र'),
          { en: 'How people learn; schools and their history' },
          { en: 'No' },
        ],
        [both('Psychology', 'मनोविज्ञान'), { en: 'Mind and behaviour, testing, counselling' }, { en: 'Yes' }],
        [both('Geography', 'भूगोल'), { en: 'Land, climate, people, maps and field work' }, { en: 'Yes' }],
      ],
    },
    {
      kind: 'list',
      heading: both('Who may apply', 'पात्रता'),
      items: texts(
        'Candidates who have passed class 12 (10+2) in any stream. Those of the general category need at least {{minimumMarks}}; this is not mandatory for SC, ST and OBC.',
        'Admission is merit-based: the list is drawn up by class 12 marks, with weightage and reservation as the admission procedure says.',
        'Who chooses Psychology or Geography needs time for practicals in the afternoon.',
      ),
    },
    {
      kind: 'list',
      heading: both('What may follow', 'आगे की राह'),
      items: texts(
        'M.A. in Political Science or History at this college, or in another subject elsewhere',
        'B.Ed., law, journalism, social work, library science',
        'State and central services, teaching, banking, the police and the panchayat secretariat',
      ),
    },
    {
      kind: 'links',
      heading: both('Documents', 'अभिलेख'),
      links: [
        link('B.A. syllabus', pdfPaths.syllabusBa),
        link('B.A. course codes', pdfPaths.baCourseCode),
        link('B.A. time table', pdfPaths.timetableBa),
      ],
    },
    {
      kind: 'actions',
      links: [
        link('Apply Now', paths.registration.path),
        link('Admission procedure', paths.admissionProcedure.path),
        link('The teachers', paths.facultyOfArts.path),
      ],
    },
  ],
}
