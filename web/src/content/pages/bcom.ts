import { college } from '@prangan/contract/college.config'
import { paths } from '../../paths.ts'
import { pdfPaths } from '../pdfs/pdf-paths.ts'
import { both, facts, link, texts } from '../texts.ts'
import type { SeedContent } from './seed-content.ts'

export const page: SeedContent = {
  path: paths.bcom.path,
  reviewMonths: 3,
  title: both(college.courses.bcom, 'वाणिज्य स्नातक (बी.कॉम.)'),
  description: `B.Com. at ${college.name.en}: accounts, law, tax and business in a department established in 2019.`,
  lead: { en: 'How money is earned, counted, taxed and lent, learnt from real vouchers and real returns.' },
  blocks: [
    {
      kind: 'facts',
      facts: facts(
        ['Department established', '2019'],
        ['Duration', '3 years, 6 semesters'],
        ['Admission', 'By class 12 marks'],
        ['Form with brochure', '{{formFee}}'],
      ),
    },
    {
      kind: 'text',
      paragraphs: texts(
        'The department of commerce was established in 2019, because the town lives by trade and its shops, mills and offices were hiring accountants from elsewhere. It is the youngest of the older departments, and it works with the department of Economics on markets, credit and statistics.',
      ),
    },
    {
      kind: 'list',
      heading: both('What you learn', 'पाठ्यक्रम में'),
      items: texts(
        'Financial, cost and corporate accounting, by hand first and then on the computer',
        'Business law and company law',
        'Income tax, and goods and services tax with returns filled in for practice',
        'Banking, auditing, management, economics and business statistics',
        'Business letters and reports in Hindi and in English',
      ),
    },
    {
      kind: 'list',
      heading: both('Who may apply', 'पात्रता'),
      items: texts(
        'Candidates who have passed class 12 in commerce, arts or science. Those of the general category need at least {{minimumMarks}}; this is not mandatory for SC, ST and OBC.',
        'Those who come from arts or science attend a bridge course in book-keeping in the first four weeks.',
      ),
    },
    {
      kind: 'list',
      heading: both('What may follow', 'आगे की राह'),
      items: texts(
        'M.Com., business administration, or the professional courses in accountancy, cost accounts and company secretaryship',
        'Banks, insurance, co-operatives, tax practice and accounts offices',
        'The family’s shop or workshop, better kept',
      ),
    },
    {
      kind: 'actions',
      links: [
        link('Apply Now', paths.registration.path),
        link('Download Syllabus', pdfPaths.syllabusBcom),
        link('Admission procedure', paths.admissionProcedure.path),
      ],
    },
  ],
}
