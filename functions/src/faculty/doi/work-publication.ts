import { monthNames } from '@prangan/contract/format-date'
import { limits } from '@prangan/contract/limits'
import { type FoundPublication, PublicationInputSchema } from '@prangan/contract/schemas/records'

const categories: ReadonlyMap<unknown, string> = new Map([
  ['journal-article', 'Research paper'],
  ['proceedings-article', 'Conference paper'],
  ['book-chapter', 'Book chapter'],
  ['book', 'Book'],
  ['monograph', 'Book'],
  ['reference-book', 'Book'],
  ['edited-book', 'Edited book'],
  ['dissertation', 'Thesis'],
  ['report', 'Report'],
  ['posted-content', 'Preprint'],
])

/** Returns the publication in Crossref's record of a work: known fields only, as plain text that our form accepts. */
export function toPublication(answer: unknown): FoundPublication {
  const work = objectIn(objectIn(answer).message)
  const { year, month } = dateOf(work)
  const title = [firstText(work.title), firstText(work.subtitle)].map(plain).filter(Boolean).join(': ')
  const issn = firstText(work.ISSN)
  return {
    publication: cut(title, limits.publication.title),
    department: '',
    category: categories.get(work.type) ?? '',
    year,
    month,
    indexing: 'Crossref',
    issn: PublicationInputSchema.shape.issn.safeParse(issn).data ?? '',
    impact: '',
  }
}

function objectIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function firstText(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : ''
}

function dateOf(work: Record<string, unknown>): { year: string; month: string } {
  for (const name of ['published', 'published-print', 'published-online', 'issued']) {
    const parts = objectIn(work[name])['date-parts']
    const first: unknown = Array.isArray(parts) ? parts[0] : undefined
    const [year, month]: unknown[] = Array.isArray(first) ? first : []
    const isYear = PublicationInputSchema.shape.year.safeParse(String(year)).success
    if (isYear) return { year: String(year), month: monthNames[Number(month) - 1] ?? '' }
  }
  return { year: '', month: '' }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

function cut(text: string, max: number): string {
  return text.length > max
    ? `${text
        .slice(0, max - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text
}
