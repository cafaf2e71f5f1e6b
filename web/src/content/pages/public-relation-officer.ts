import { paths } from '../../paths.ts'
import { both, facts, link, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.publicRelationOfficer.path,
  title: both('Public relation officer', 'जनसंपर्क अधिकारी'),
  description:
    'Who answers questions of parents, visitors and the press about the college, when, and what the office can do for you.',
  lead: { en: 'Not sure whom to ask? Begin here.' },
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Officer', 'Dr. Irfan Ahmad Ansari, Department of History'],
        ['Hours', 'Working days, 11 a.m. to 1 p.m.'],
        ['Place', 'Enquiry room, beside the main gate'],
        ['Telephone', '{{phone}}'],
        ['E-mail', 'pro@sarvodaya.test'],
      ),
    },
    {
      kind: 'list',
      heading: both('What the office does', 'कार्यालय के कार्य'),
      items: texts(
        'Tells parents and visitors which counter, teacher or committee deals with their matter, and takes them there.',
        'Answers questions about programmes, dates and documents before admission.',
        'Gives the press notices and photographs of college events, and arranges interviews with the Principal.',
        'Receives guests, school groups and inspection teams.',
        'Keeps in touch with alumni, employers, schools and the offices of the district.',
      ),
    },
    {
      kind: 'list',
      heading: both('What it does not do', 'जो यहाँ नहीं होता'),
      items: texts(
        'Decide on admission: seats are given by the merit list alone.',
        'Give out marks, addresses or telephone numbers of students.',
        'Settle complaints: these belong to the Grievance Cell, which keeps them confidential.',
      ),
    },
    {
      kind: 'notice',
      heading: both('Beware of agents', 'दलालों से सावधान'),
      paragraphs: texts(
        'The college has no agents. Whoever offers a seat, a mark or a certificate for money does not act for us. Please tell this office.',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Contact and directions', paths.contact.path),
        link('Grievance cell', paths.grievanceCell.path),
      ],
    },
  ],
}
