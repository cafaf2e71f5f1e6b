import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.syllabus.path,
  aliases: [pagePaths.timetable.path, pagePaths.creativeCorner.path],
  title: both('Syllabus', 'अभ्यासक्रम'),
  description: both(
    'What is taught in each year, to read or to print.',
    'प्रत्येक वर्षी काय शिकवले जाते: वाचा किंवा प्रिंट काढा.',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'The papers of the first year are in [the syllabus](/documents/syllabus-bhsc.pdf).',
        'पहिल्या वर्षाचे विषय [अभ्यासक्रमात](/documents/syllabus-bhsc.pdf) आहेत.',
      ]),
    },
  ],
}
