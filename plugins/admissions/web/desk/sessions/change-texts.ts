import { type Language, languages, mainLanguage } from '@prangan/contract/languages'
import { isLocalized, textsOf } from '@prangan/contract/localized'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { formatDate, formatDateTime } from '@prangan/web/lib/format-day.ts'
import { fromTimeInput } from '@prangan/web/lib/time-input.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { languageName } from '@prangan/web/messages/language-name.ts'
import { groupName } from '../../group-name.ts'
import { admissionDeskMessages } from '../messages.ts'
import { isSame, orderStep } from './merge-sessions.ts'
import { headOf } from './rule-fields.tsx'
import type { TypedSession } from './typed-session.ts'

const texts = () => admissionDeskMessages().admissionSessions

type Labels = Readonly<Record<string, unknown>> | ((name: string) => string)
type Item = { key: string; course?: string; name?: LocalizedText; label?: LocalizedText }

/** The labels of the fields, by what they are in. Mostly the messages have the names of the fields. */
function labelsIn(within: string): Labels | undefined {
  const { parts, general, rounds, university, programme, seats, merit, scheme, document } = texts()
  const { claim, admissionDay, payment, refund, faculty, name } = texts()
  const labels: Readonly<Record<string, Labels>> = {
    '': { ...parts, ...general, ...university, holidays: rounds.holidays },
    programmes: { ...programme, faculty, convertsFrom: seats.convertsFrom, hasScheme: scheme.isAsked },
    fee: programme,
    seats,
    vertical: (category: string) => seats.percentFor(headOf(category)),
    horizontal: seats,
    conversion: (category: string) => seats.conversionFrom(headOf(category)),
    merit: { ...merit, weightageCap: merit.cap },
    weights: (exam: string) => merit.weightOf((merit.exams as Record<string, string>)[exam] ?? exam),
    minimum: headOf,
    groups: scheme,
    subjects: { name, faculty },
    claims: { ...claim, name },
    documents: { ...document, name },
    papers: { ...document, name },
    registration: university,
    account: payment.accountParts,
    upi: payment.upiParts,
    sbiCollect: payment,
    ...{ admissionDay, payment, refund },
  }
  return labels[within]
}

function labelOf(within: string, name: string): string {
  const labels = labelsIn(within)
  if (typeof labels === 'function') return labels(name)
  const label = labels?.[name]
  return typeof label === 'string' ? label : ''
}

const itemName = ({ key, course, name, label = name }: Item): string =>
  course === undefined ? (label ? inLanguage(label) : groupName(key)) : courseName(course)

/** The label of the field at a path, after those of what it is in. The sessions are searched for the names of items. */
export function labelAt(path: string, sessions: readonly TypedSession[]): string {
  const labels: string[] = []
  let within = ''
  let values: unknown[] = [...sessions]
  for (const step of path.split('.')) {
    const lists = values.filter((value): value is Item[] => Array.isArray(value))
    values =
      lists.length > 0
        ? lists.flatMap((list) => list.find(({ key }) => key === step) ?? [])
        : values.map((value) => (value as Readonly<Record<string, unknown>> | undefined)?.[step])
    if (step === orderStep) labels.push(texts().change.order)
    else if (lists.length > 0) labels.push(values[0] ? itemName(values[0] as Item) : '')
    else if (Object.hasOwn(languages, step)) {
      if (step !== mainLanguage)
        labels.push(texts().inLanguage(labels.pop() ?? '', languageName(step as Language)))
    } else {
      labels.push(labelOf(within, step))
      within = step
    }
  }
  return labels.filter(Boolean).join(' · ') || texts().parts.general
}

/** What a chosen value is called. */
function nameOf(value: string): string {
  const { levels, document, admissionDay, scheme, refund, merit } = texts()
  const names: Readonly<Record<string, string>> = {
    ...levels,
    ...document.kinds,
    ...document.whoLabels,
    ...admissionDay.orders,
    ...scheme.sources,
    ...refund.bys,
    ...merit.exams,
    ...merit.tieBreaks,
  }
  return Object.hasOwn(names, value) ? (names[value] ?? value) : groupName(value)
}

/** A value of the form in words; undefined is a deleted item. */
export function changeText(value: unknown): string {
  if (value === undefined) return texts().change.deleted
  if (typeof value === 'boolean') return value ? texts().change.yes : texts().change.no
  if (value === '' || value === null) return texts().none
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
    const time = /^\d{4}-\d\d-\d\dT/.test(value) ? fromTimeInput(value) : undefined
    return time ? formatDateTime(time) : nameOf(value)
  }
  if (Array.isArray(value)) return value.length === 0 ? texts().none : value.map(changeText).join('; ')
  if (typeof value !== 'object') return String(value)
  if (isLocalized(value)) return textsOf(value).filter(Boolean).join(' / ') || texts().none
  if ('key' in value) return itemName(value as Item)
  return (
    Object.values(value)
      // In a list, only what is so is of interest.
      .filter((each) => each !== '' && each !== null && each !== false)
      .map(changeText)
      .join(', ')
  )
}

/** The items of a list without keys, or the lines of a text; undefined for another value. */
function itemsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  return typeof value === 'string' && value.includes('\n') ? value.split('\n') : undefined
}

const onlyIn = (list: readonly unknown[], other: readonly unknown[]) =>
  list.filter((item) => !other.some((each) => isSame(each, item)))

/** Two versions of a field in words. Of lists they name only the items that differ. */
export function changeTexts({ mine, theirs }: { mine: unknown; theirs: unknown }): {
  mine: string
  now: string
} {
  const [own, other] = [itemsOf(mine), itemsOf(theirs)]
  const [kept, taken] = own && other ? [onlyIn(own, other), onlyIn(other, own)] : []
  if (!(kept && taken) || kept.length + taken.length === 0)
    return { mine: changeText(mine), now: changeText(theirs) }
  const text = (items: readonly unknown[], missing: readonly unknown[]) =>
    items.length > 0 ? changeText(items) : texts().change.without(changeText(missing))
  return { mine: text(kept, taken), now: text(taken, kept) }
}
