import type { SeedContent } from '@prangan/contract/content/write-seed'
import { both, texts } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.syllabus.path,
  aliases: [pagePaths.timetable.path, pagePaths.creativeCorner.path],
  title: both('Syllabus', 'पाठ्यक्रम'),
  description: both(
    'What is taught in each year, to read or to print.',
    'हर वर्ष क्या पढ़ाया जाता है, पढ़ने या छापने के लिए।',
  ),
  blocks: [
    {
      kind: 'text',
      paragraphs: texts([
        'The papers of the first year are in [the syllabus](/documents/syllabus-bhsc.pdf).',
        'पहले वर्ष के प्रश्नपत्र [पाठ्यक्रम](/documents/syllabus-bhsc.pdf) में हैं।',
      ]),
    },
  ],
}
