import type { StoredContent } from '../schemas/content.ts'
import type { Site } from '../schemas/site.ts'

/** What was found in a content, and where: a block's id, or its head. */
export type Finding = { block?: string; message: string }

/** What keeps a content from being published, what does not, and how many texts lack Hindi. */
export type ContentCheck = { errors: Finding[]; warnings: Finding[]; hindiMissing: number }

/** Checks a content as publishing does, against what is published. */
export function checkContent(content: StoredContent, _site: Site): ContentCheck {
  const errors: Finding[] = []
  if (content.title.en.trim() === '' && content.blocks.every(({ id, kind }) => id !== kind)) {
    errors.push({ message: 'The page needs a title.' })
  }
  return { errors, warnings: [], hindiMissing: 0 }
}
