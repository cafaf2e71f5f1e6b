import type { SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.syllabus.path,
  aliases: [pagePaths.timetable.path, pagePaths.creativeCorner.path],
  title: { en: 'Syllabus', hi: 'पाठ्यक्रम (सिलेबस)', mr: 'अभ्यासक्रम' },
  description: {
    en: 'Where to find the syllabus of each course.',
    hi: 'हर पाठ्यक्रम का सिलेबस कहाँ मिलेगा।',
    mr: 'प्रत्येक अभ्यासक्रमाचा तपशील कुठे मिळेल.',
  },
  blocks: [{ kind: 'text', paragraphs: [{ en: '[[a link to the syllabus of each course]]' }] }],
}
