import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.grievanceCell.path,
  aliases: [pagePaths.harassmentCommittee.path],
  title: both('Grievance cell', 'शिकायत निवारण प्रकोष्ठ'),
  description: both(
    'Who hears a complaint, and in how many days you get an answer.',
    'शिकायत कौन सुनता है, और उत्तर कितने दिन में मिलता है।',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'Write to the cell or come on any Wednesday. You get an answer within ten working days.',
        'प्रकोष्ठ को लिखें या किसी भी बुधवार को आएँ। उत्तर दस कार्य दिवस में मिलता है।',
      ]),
    },
  ],
}
