import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.grievanceCell.path,
  aliases: [pagePaths.harassmentCommittee.path],
  title: both('Grievance cell', 'तक्रार निवारण कक्ष'),
  description: both(
    'Who hears a complaint, and in how many days you get an answer.',
    'तक्रार कोण ऐकते, आणि उत्तर किती दिवसांत मिळते.',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'Write to the cell or come on any Wednesday. You get an answer within ten working days.',
        'कक्षाला लिहा, किंवा कोणत्याही बुधवारी या. कामकाजाच्या दहा दिवसांत उत्तर मिळते.',
      ]),
    },
  ],
}
