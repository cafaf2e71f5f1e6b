import { limits } from '../../limits.ts'
import { type Block, blockKinds, type StoredContent } from '../../schemas/content.ts'
import { plainText } from '../text-marks.ts'
import { checkBlock } from './check-block.ts'
import { collector, type Finding, type Findings, isBlank } from './finding.ts'

const { shownDescription } = limits.content
/** Characters of a page from which a reader needs headings to find their way. */
const longPage = 2_500

type StoredBlock = StoredContent['blocks'][number]
const isPageBlock = (block: StoredBlock): block is Block => blockKinds.some((kind) => kind === block.kind)

/** Checks that a page has all its parts: its head, and what each block needs. */
export function checkPage({ blocks, ...head }: StoredContent): Findings {
  const own = blocks.filter(isPageBlock)
  return {
    errors: [...checkHead(head), ...checkOrder(blocks), ...own.flatMap(checkBlock)],
    warnings: [...checkHeadings(own), ...checkOnlyDocuments(own)],
  }
}

function checkHead({ title, description }: Omit<StoredContent, 'blocks'>): Finding[] {
  const { found, when } = collector(undefined)
  when(isBlank(title), 'title.en', 'The page needs a title.')
  when(
    isBlank(description),
    'description.en',
    'Describe the page in a sentence: it is shown in search results and when the page is shared.',
  )
  for (const language of ['en', 'hi'] as const) {
    when(
      (description[language] ?? '').length > shownDescription,
      `description.${language}`,
      `The description is too long for search results: please shorten it to ${shownDescription} characters.`,
    )
  }
  return found
}

function checkOrder(blocks: readonly StoredBlock[]): Finding[] {
  if (blocks.length === 0) return [{ message: 'The page is empty: add a first block.' }]
  return blocks.flatMap((block, at) => {
    const { found, when } = collector(block.id)
    when(!isPageBlock(block), 'kind', 'This part belongs to the frame: please remove it from the page.')
    when(
      blocks.slice(0, at).some(({ id }) => id === block.id),
      'id',
      'This block is in the page twice: please remove one of the two.',
    )
    return found
  })
}

const lengthOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  if ('en' in value && typeof value.en === 'string') return value.en.length
  return Object.values(value).reduce((sum: number, part) => sum + lengthOf(part), 0)
}

/** All headings of a page's blocks have one level, so they cannot skip one; what is a heading in disguise can. */
function checkHeadings(blocks: readonly Block[]): Finding[] {
  const found: Finding[] = []
  if (lengthOf(blocks) > longPage && !blocks.some(({ heading }) => heading)) {
    found.push({ message: 'This is a long page without headings: give its parts headings to find them by.' })
  }
  const seen = new Set<string>()
  for (const { id, heading, ...block } of blocks) {
    const name = heading?.en.trim().toLowerCase() ?? ''
    if (name !== '' && seen.has(name)) {
      found.push({
        block: id,
        field: 'heading.en',
        message: 'Another block of this page has the same heading.',
      })
    }
    seen.add(name)
    if (block.kind !== 'text') continue
    for (const [at, { en }] of block.paragraphs.entries()) {
      if (!/^\s*\*\*[^*\n]{1,80}\*\*\s*$/.test(en)) continue
      found.push({
        block: id,
        field: `paragraphs.${at}.en`,
        message: `"${plainText(en).trim()}" looks like a heading: begin a block with this heading instead, so that everybody can jump to it.`,
      })
    }
  }
  return found
}

const isDocument = (href: string) => /^doc:|\.pdf($|[?#])/i.test(href)

/** A phone or a screen reader shows a page more easily than a PDF. */
function checkOnlyDocuments(blocks: readonly Block[]): Finding[] {
  const isOnlyDocuments = blocks.every(
    (block) =>
      block.kind === 'documents' || ('links' in block && block.links.every(({ href }) => isDocument(href))),
  )
  if (blocks.length === 0 || !isOnlyDocuments) return []
  const message =
    'All of this page is in documents. Say the most important things on the page too: PDFs are hard to read on a phone.'
  return [{ message }]
}
