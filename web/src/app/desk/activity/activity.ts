import { monthBefore } from '@prangan/contract/calendar-days'
import { dayInIndia, indiaZone, monthInIndia, timeInIndia } from '@prangan/contract/india-time'
import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { AuditDocumentSchema, auditActions } from '@prangan/contract/schemas/audit'
import type { Table } from '../../../lib/export-pages.ts'
import { formatDate } from '../../../lib/format-day.ts'
import { type NameOf, namesOf, type Person } from '../../../lib/person-names.ts'
import { defineResource } from '../../../lib/resource.ts'
import type { AuditEntry } from '../../../lib/watch-audit-trail.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { auditTextOf } from '../../../messages/en/desk/audit-texts.ts'
import { messages } from '../../../messages/index.ts'
import { locale } from '../../../messages/language.ts'

export type ActivityRow = AuditEntry & { searchKeys: readonly string[] }

const texts = () => deskMessages().activity

/** Returns an action in the words of a record's history, as the beginning of a line. */
export function actionText(action: ActivityRow['action']): string {
  const [text] = auditTextOf(deskMessages().auditTexts, action)
  return text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1)
}

/** Names the people; of two with the same name, by the address as well. */
function optionNames(people: readonly Person[]): Readonly<Record<string, string>> {
  const byName = Map.groupBy(people, ({ name }) => name)
  const named = people.map(({ uid, name, email }) => {
    const isOnly = byName.get(name)?.length === 1
    return [uid, isOnly ? name : `${name} (${email})`]
  })
  return Object.fromEntries(named)
}

/** Entries are deleted after a year (`limits.auditLifetime`). */
const monthsKept = 13

/** Returns this month and those before it (YYYY-MM), of which entries are kept. */
function months(): string[] {
  const today = dayInIndia(new Date())
  return Array.from({ length: monthsKept }, (_, back) => monthBefore(today, back))
}

function choicesOf(people: readonly Person[]) {
  const inOrder = new Intl.Collator(locale()).compare
  const kinds = Object.fromEntries(auditActions.map((action) => [action, actionText(action)]))
  const names = optionNames(people)
  return {
    person: {
      label: texts().person,
      any: texts().everybody,
      options: people
        .map(({ uid }) => uid)
        .toSorted((one, other) => inOrder(names[one] ?? '', names[other] ?? '')),
      labels: names,
      field: 'actorUid',
    },
    area: {
      label: texts().area,
      any: texts().allAreas,
      options: Object.keys(deskMessages().audit.areas),
      labels: deskMessages().audit.areas,
    },
    kind: {
      label: texts().kind,
      any: texts().allKinds,
      options: auditActions.toSorted((one, other) => inOrder(kinds[one] ?? '', kinds[other] ?? '')),
      labels: kinds,
      field: 'action',
    },
    month: {
      label: texts().month,
      any: texts().anyMonth,
      options: months(),
      labels: Object.fromEntries(months().map((month) => [month, formatDate(month)])),
      field: 'at',
      timesOf: monthInIndia,
    },
    day: {
      label: texts().day,
      any: messages().common.datePlaceholders.date,
      options: [],
      isDay: true,
    },
  } as const
}

/** Who did what to which record, with these people to choose from and to name. */
export const activityOf = (people: readonly Person[]) =>
  defineResource({
    collection: collectionPaths.audit,
    documentPath: documentPaths.auditEntry,
    toRows: (stored): ActivityRow[] =>
      parseDocuments(AuditDocumentSchema, stored).map((entry) => ({ ...entry, searchKeys: [] })),
    nouns: () => texts().nouns,
    nameOf: ({ subject }) => subject,
    gone: () => deskMessages().audit.noLongerThere,
    fileName: 'activity',
    hasSearch: false,
    tabs: () => ({
      staff: { label: texts().tabs.staff, where: ['isByStaff', true] },
      visitors: { label: texts().tabs.visitors, where: ['isByStaff', false] },
      all: { label: texts().tabs.all },
    }),
    choices: () => choicesOf(people),
    order: () => [['at', 'desc']],
    exportTable: async () => activityTable(namesOf(people)),
  })

export const activity = activityOf([])

/** The columns of the exported file, in English in every language: other programs read it. */
export const activityTable = (nameOf: NameOf): Table<ActivityRow> => [
  [`Time (${indiaZone})`, ({ at }) => timeInIndia(at)],
  ['Account', ({ actor }) => actor],
  ['Name', ({ actor, actorUid }) => (actor ? nameOf(actor, actorUid).name : '')],
  ['Area', ({ area }) => area],
  ['Action', ({ action }) => action],
  ['Detail', ({ detail }) => detail],
  ['Record', ({ subject }) => subject],
]
