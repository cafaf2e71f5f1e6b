import { localized } from '../localized.ts'
import type { StoredContent } from '../schemas/content.ts'
import type { Site } from '../schemas/site.ts'
import { type FrameBlock, frameKinds } from '../schemas/site-settings.ts'
import { checkFrame } from './checks/check-frame.ts'
import { checkHindi } from './checks/check-hindi.ts'
import { checkPage } from './checks/check-page.ts'
import { checkReferences } from './checks/check-references.ts'
import { checkWording } from './checks/check-wording.ts'
import { type ContentIssue, isWithin } from './checks/issue.ts'
import { partsOf } from './walk-content.ts'

export type { ContentIssue } from './checks/issue.ts'

/** Errors block publishing; warnings and missing Hindi do not. */
export type ContentCheck = {
  errors: ContentIssue[]
  warnings: ContentIssue[]
  /** Texts without Hindi on a page that has some, and Hindi whose English has changed since `before`. */
  hindi: ContentIssue[]
  hindiMissing: number
}

export type ContentContext = {
  /** The published site settings. Site settings themselves are checked against their own blocks. */
  frame?: readonly FrameBlock[] | undefined
  before?: StoredContent | undefined
}

const isFrameBlock = (block: StoredContent['blocks'][number]): block is FrameBlock =>
  frameKinds.some((kind) => kind === block.kind)

export function checkContent(
  content: StoredContent,
  site: Site,
  { frame, before }: ContentContext = {},
): ContentCheck {
  const own = content.blocks.filter(isFrameBlock)
  const isFrame = own.length > 0 && frameKinds.some((kind) => kind === content.blocks[0]?.kind)
  // The title of the site settings is never shown.
  const shown = isFrame ? { ...content, title: localized() } : content
  const parts = partsOf(shown)
  const known = isFrame ? own : frame
  const structure = isFrame ? checkFrame(content, own) : checkPage(content)
  const references = checkReferences(content, parts, site, known)
  const hindi = checkHindi(shown, before)
  const errors = [...structure.errors, ...references.errors]
  return {
    // Report only the first error of a field.
    errors: errors.filter((error, at) => !errors.slice(0, at).some((first) => isWithin(error, first))),
    warnings: [...structure.warnings, ...references.warnings, ...checkWording(parts, known)],
    hindi,
    hindiMissing: hindi.length,
  }
}
