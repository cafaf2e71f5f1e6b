import { indiaZone, timeInIndia } from '@prangan/contract/india-time'
import { fieldIn } from '@prangan/contract/language-fields'
import { languages, otherLanguages } from '@prangan/contract/languages'
import { namedEnd } from '@prangan/contract/publishing'
import type { Table } from '../../../../lib/export-pages.ts'
import type { NoticeRow } from './notice-row.ts'

export const noticesTable: Table<NoticeRow> = [
  ['Id', ({ id }) => id],
  ['Title', ({ title }) => title],
  ...otherLanguages.map((language): Table<NoticeRow>[number] => [
    `Title in ${languages[language].english}`,
    (row) => row[fieldIn('title', language)] ?? '',
  ]),
  ['Type', ({ type }) => type],
  ['Date of the event', ({ eventDate }) => eventDate ?? ''],
  ['Last day of the event', ({ eventEndDate }) => eventEndDate],
  ['Link', ({ link }) => link],
  ['File', ({ file }) => file?.name ?? ''],
  ['Pinned', ({ isPinned }) => (isPinned ? 'Yes' : 'No')],
  [`Published from (${indiaZone})`, ({ publishFrom }) => timeInIndia(publishFrom)],
  [
    `Published until (${indiaZone})`,
    (row) => {
      const end = namedEnd(row)
      return end ? timeInIndia(end) : ''
    },
  ],
  [`Created (${indiaZone})`, ({ createdAt }) => timeInIndia(createdAt)],
]
