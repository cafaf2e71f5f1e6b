import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import { both, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.vision.path,
  title: both('Vision and mission', 'दृष्टि एवं ध्येय'),
  description:
    'What the college works for: a good degree close to home for every young person of the town and its villages.',
  lead: college.motto,
  blocks: [
    {
      kind: 'text',
      heading: both('Vision', 'दृष्टि'),
      paragraphs: texts(
        'A town in which no young person who wants to study has to stop for want of money, distance or encouragement, and in which a graduate of this college is known by clear thinking, honest work and courtesy.',
      ),
    },
    {
      kind: 'list',
      heading: both('Mission', 'ध्येय'),
      items: texts(
        'To teach the whole syllabus, on time, in Hindi and in English, so that no student needs a coaching class to pass.',
        'To keep fees within the reach of a farming family, and to help every eligible student to the scholarship that is due.',
        'To make the college a place where a daughter is as safe, and as free to speak, as at home.',
        'To give each student practice as well as theory: the laboratory, the field visit, the library, the stage and the ground.',
        'To prepare graduates for the next step, be it a postgraduate course, a competitive examination, a job or work of their own.',
        'To serve the town through the National Service Scheme, the National Cadet Corps and the Rovers and Rangers.',
      ),
    },
    {
      kind: 'list',
      heading: both('What we hold to', 'हमारे मूल्य'),
      items: [
        both('Equal opportunity: merit and reservation exactly as the rules lay down.', 'समान अवसर'),
        both('Openness: lists, dates and decisions are published, not whispered.', 'पारदर्शिता'),
        both('Discipline: seventy-five per cent attendance, for good reasons.', 'अनुशासन'),
        both('Respect: for every language, faith, caste and region.', 'परस्पर सम्मान'),
        both('Care for what is ours: the courtyard, the trees, the books, the water.', 'साझी धरोहर की रक्षा'),
      ],
    },
  ],
}
