import { allLanguages } from '../../languages.ts'
import { limits } from '../../limits.ts'
import { isLocalized } from '../../localized.ts'
import { type Block, blockKinds } from '../../schemas/blocks.ts'
import type { StoredContent } from '../../schemas/content.ts'
import { plainText } from '../text-marks.ts'
import { checkBlock } from './check-block.ts'
import { type ContentIssue, type ContentIssues, collector, isBlank } from './issue.ts'
import { issueMessages } from './issue-messages.ts'

const { shownDescription } = limits.content
/** Characters above which a page needs headings. */
const longPage = 2_500

type StoredBlock = StoredContent['blocks'][number]
const isPageBlock = (block: StoredBlock): block is Block => blockKinds.some((kind) => kind === block.kind)

export function checkPage({ blocks, ...head }: StoredContent): ContentIssues {
  const own = blocks.filter(isPageBlock)
  return {
    errors: [...checkHead(head), ...checkOrder(blocks), ...own.flatMap(checkBlock)],
    warnings: [...checkHeadings(own), ...checkOnlyDocuments(own)],
  }
}

function checkHead({ title, description }: Omit<StoredContent, 'blocks'>): ContentIssue[] {
  const { found, when } = collector(undefined)
  when(isBlank(title), 'title.en', issueMessages.pageWithoutTitle)
  when(isBlank(description), 'description.en', issueMessages.pageWithoutDescription)
  for (const language of allLanguages) {
    when(
      (description[language] ?? '').length > shownDescription,
      `description.${language}`,
      issueMessages.descriptionTooLong(shownDescription),
    )
  }
  return found
}

function checkOrder(blocks: readonly StoredBlock[]): ContentIssue[] {
  if (blocks.length === 0) return [{ message: issueMessages.emptyPage }]
  return blocks.flatMap((block, at) => {
    const { found, when } = collector(block.id)
    when(!isPageBlock(block), 'kind', issueMessages.partOfSettings)
    when(
      blocks.slice(0, at).some(({ id }) => id === block.id),
      'id',
      issueMessages.blockTwice,
    )
    return found
  })
}

const lengthOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  if (isLocalized(value)) return value.en.length
  return Object.values(value).reduce((sum: number, part) => sum + lengthOf(part), 0)
}

/** Block headings share one level and cannot skip one; bold paragraphs used as headings can. */
function checkHeadings(blocks: readonly Block[]): ContentIssue[] {
  const found: ContentIssue[] = []
  if (lengthOf(blocks) > longPage && !blocks.some(({ heading }) => heading)) {
    found.push({ message: issueMessages.longWithoutHeadings })
  }
  const seen = new Set<string>()
  for (const { id, heading, ...block } of blocks) {
    const name = heading?.en.trim().toLowerCase() ?? ''
    if (name !== '' && seen.has(name)) {
      found.push({
        block: id,
        field: 'heading.en',
        message: issueMessages.sameHeading,
      })
    }
    seen.add(name)
    if (block.kind !== 'text') continue
    for (const [at, { en }] of block.paragraphs.entries()) {
      if (!/^\s*\*\*[^*\n]{1,80}\*\*\s*$/.test(en)) continue
      found.push({
        block: id,
        field: `paragraphs.${at}.en`,
        message: issueMessages.looksLikeHeading(plainText(en).trim()),
      })
    }
  }
  return found
}

const isDocument = (href: string) => /^doc:|\.pdf($|[?#])/i.test(href)

/** Phones and screen readers show a page better than a PDF. */
function checkOnlyDocuments(blocks: readonly Block[]): ContentIssue[] {
  const isOnlyDocuments = blocks.every(
    (block) =>
      block.kind === 'documents' || ('links' in block && block.links.every(({ href }) => isDocument(href))),
  )
  if (blocks.length === 0 || !isOnlyDocuments) return []
  return [{ message: issueMessages.onlyDocuments }]
}
