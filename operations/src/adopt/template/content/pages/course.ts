import { college } from '@prangan/college/config'
import type { SeedContent } from '@prangan/contract/content/write-seed'
import { pagePaths } from '@prangan/contract/page-paths'

export const page: SeedContent = {
  path: pagePaths.COURSE.path,
  title: college.courses.COURSE,
  description: { en: '[[what one learns in this course, and who can apply]]' },
  blocks: [{ kind: 'text', paragraphs: [{ en: '[[years, papers, seats, fee]]' }] }],
}
