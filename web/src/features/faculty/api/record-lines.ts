import { monthNames } from '@prangan/contract/format-date'
import { messages } from '../../../messages/index.ts'
import type { Award, Experience, Publication, Qualification } from './faculty-member.ts'
import { formatPeriod } from './format-period.ts'

/** A record as visitors and its owner read it: when, what, and details. */
export type RecordLine = { id: string; when: string; what: string; more: readonly string[] }

/** A position: its period and its organization. */
export const experienceLine = ({ id, position, organization, from, to }: Experience): RecordLine => ({
  id,
  when: formatPeriod(from, to),
  what: position,
  more: [organization],
})

export const qualificationLine = (item: Qualification): RecordLine => ({
  id: item.id,
  when: item.year,
  what: item.specialization ? `${item.degree}, ${item.specialization}` : item.degree,
  more: [item.institute],
})

/** A month that is stored by its English name, in this language; anything else as it is. */
const monthName = (stored: string): string =>
  messages().common.months[(monthNames as readonly string[]).indexOf(stored)] ?? stored

/** A publication: its date, its title, and its kind. */
export const publicationLine = (item: Publication): RecordLine => ({
  id: item.id,
  when: [monthName(item.month), item.year].filter(Boolean).join(' '),
  what: item.publication,
  more: [
    item.category,
    item.indexing,
    item.issn && `ISSN ${item.issn}`,
    item.impact && messages().faculty.impactFactor(item.impact),
  ],
})

export const awardLine = ({ id, award, year, awardingOrganization }: Award): RecordLine => ({
  id,
  when: year,
  what: award,
  more: [awardingOrganization],
})
