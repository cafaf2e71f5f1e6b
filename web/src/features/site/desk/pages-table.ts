import { dayInIndia, indiaZone, momentInIndia } from '@prangan/contract/india-time'
import type { Table } from '../../../lib/export-pages.ts'
import { findingsText, type PageRow, stateLabels } from './page-labels.ts'

/** The columns of the exported list. */
export const pagesTable: Table<PageRow> = [
  ['Title', ({ title }) => title.en],
  ['Title in Hindi', ({ title }) => title.hi ?? ''],
  ['Address', ({ path }) => path],
  ['State', ({ state }) => stateLabels[state]],
  ['Has a draft', ({ hasDraft }) => (hasDraft ? 'yes' : '')],
  ['Suggested', ({ isSuggested, suggestedBy }) => (isSuggested ? suggestedBy || 'yes' : '')],
  ['Findings', ({ findings }) => findingsText(findings)],
  ['To be reviewed by', ({ review }) => dayInIndia(review.dueAt)],
  [`Changed (${indiaZone})`, ({ updatedAt }) => momentInIndia(updatedAt)],
  ['Changed by', ({ updatedBy }) => updatedBy],
]
