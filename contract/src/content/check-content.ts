import { type FrameBlock, frameKinds, type StoredContent } from '../schemas/content.ts'
import type { Site } from '../schemas/site.ts'
import { checkFrame } from './checks/check-frame.ts'
import { checkHindi } from './checks/check-hindi.ts'
import { checkPage } from './checks/check-page.ts'
import { checkReferences } from './checks/check-references.ts'
import { checkWording } from './checks/check-wording.ts'
import { type Finding, isWithin } from './checks/finding.ts'
import { partsOf } from './walk-content.ts'

export type { Finding } from './checks/finding.ts'

/** What keeps a content from being published, what does not, and what lacks Hindi. */
export type ContentCheck = {
  errors: Finding[]
  warnings: Finding[]
  /** Texts of a page with Hindi that have none, and Hindi whose English has changed since `before`. */
  hindi: Finding[]
  /** How many those are. */
  hindiMissing: number
}

/** What a content is compared with; what is not known is not checked. */
export type ContentContext = {
  /** The published frame: its facts, and its leaders, who sign. A frame is checked against itself. */
  frame?: readonly FrameBlock[] | undefined
  /** The version before it. */
  before?: StoredContent | undefined
}

const isFrameBlock = (block: StoredContent['blocks'][number]): block is FrameBlock =>
  frameKinds.some((kind) => kind === block.kind)

/** Checks a content as publishing does, against what is published. */
export function checkContent(
  content: StoredContent,
  site: Site,
  { frame, before }: ContentContext = {},
): ContentCheck {
  const own = content.blocks.filter(isFrameBlock)
  const isFrame = own.length > 0 && frameKinds.some((kind) => kind === content.blocks[0]?.kind)
  // Nobody sees the head of the frame.
  const shown = isFrame ? { ...content, title: { en: '' } } : content
  const parts = partsOf(shown)
  const known = isFrame ? own : frame
  const structure = isFrame ? checkFrame(content, own) : checkPage(content)
  const references = checkReferences(content, parts, site, known)
  const hindi = checkHindi(shown, before)
  const errors = [...structure.errors, ...references.errors]
  return {
    // One fault of a field is enough: the first says what to do.
    errors: errors.filter((error, at) => !errors.slice(0, at).some((first) => isWithin(error, first))),
    warnings: [...structure.warnings, ...references.warnings, ...checkWording(parts, known)],
    hindi,
    hindiMissing: hindi.length,
  }
}
