import { dayInIndia, indiaZone, timeInIndia } from '@prangan/contract/india-time'
import { otherLanguages } from '@prangan/contract/languages'
import type { Table } from '../../../lib/export-pages.ts'
import { type NameOf, namesOf } from '../../../lib/person-names.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { languageName } from '../../../messages/language-name.ts'
import { issuesText, type PageRow, stateLabels } from './page-labels.ts'
import { authorName } from './version-note.ts'

const texts = () => deskMessages().pagesList.table

export const pagesTable = (nameOf: NameOf = namesOf([])): Table<PageRow> => [
  [texts().title, ({ title }) => title.en],
  ...otherLanguages.map((language): Table<PageRow>[number] => [
    texts().titleIn(languageName(language)),
    ({ title }) => title[language] ?? '',
  ]),
  [texts().address, ({ path }) => path],
  [texts().state, ({ state }) => stateLabels()[state]],
  [texts().hasDraft, ({ hasDraft }) => (hasDraft ? texts().yes : '')],
  [
    texts().suggested,
    ({ isSuggested, suggestedBy }) => (isSuggested ? nameOf(suggestedBy).name || texts().yes : ''),
  ],
  [texts().findings, ({ findings }) => issuesText(findings)],
  [texts().reviewBy, ({ review }) => dayInIndia(review.dueAt)],
  [texts().changed(indiaZone), ({ updatedAt }) => timeInIndia(updatedAt)],
  [texts().changedBy, ({ updatedBy }) => authorName(nameOf(updatedBy).name)],
]
