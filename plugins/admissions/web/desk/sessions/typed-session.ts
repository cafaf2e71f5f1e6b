import { latinDigits } from '@prangan/contract/digits'
import { localized, mapTexts } from '@prangan/contract/localized'
import { categories } from '@prangan/contract/schemas/admissions'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import { fromTimeInput, toTimeInput } from '@prangan/web/lib/time-input.ts'
import type {
  AdmissionSessionDocument,
  documentKinds,
  Programme,
} from '../../../contract/schemas/admission-sessions.ts'
import {
  type Exam,
  exams,
  type HorizontalKey,
  type ReservedCategory,
  reservedCategories,
  type tieBreaks,
  type Vertical,
} from '../../../contract/schemas/merit-rules.ts'
import type { RefundRule } from '../../../contract/schemas/refund-rules.ts'
import type { SessionInput } from '../api/call-admissions.ts'

/*
 * A session as it is typed: every number and date a text, every list a list. The names are those of the call's input, so
 * that a message about a field finds it by its path.
 */

type TieBreak = (typeof tieBreaks)[number]
type Category = (typeof categories)[number]

export type TypedGroup = {
  key: string
  label: LocalizedText
  min: string
  max: string
  from: 'ownFaculty' | 'otherFaculty' | 'any' | 'list'
  subjects: string[]
  seatsPerSubject: string
}
export type TypedProgramme = {
  key: string
  course: string
  faculty: string
  level: 'bachelor' | 'master'
  opensAt: string
  closesAt: string
  seats: {
    total: string
    vertical: Record<ReservedCategory, string>
    horizontal: { key: HorizontalKey; percent: string }[]
    conversion: Record<ReservedCategory, Vertical[]>
  }
  merit: {
    weights: Record<Exam, string>
    weightageCap: string
    qualifying: 'xii' | 'ug'
    minimum: Record<Category, string>
    ties: TieBreak[]
  }
  hasScheme: boolean
  scheme: { groups: TypedGroup[]; forbiddenPairs: { one: string; other: string }[] }
  fee: { amount: string; cautionMoney: string }
  asksCuet: boolean
}
export type TypedSubject = { key: string; name: LocalizedText; faculty: string }
export type TypedClaim = { key: string; name: LocalizedText; points: string; group: HorizontalKey | '' }
export type TypedDocument = {
  key: string
  name: LocalizedText
  hint: LocalizedText
  kind: (typeof documentKinds)[number]
  /** Who is asked for it; a claim as `claim:<key>`. */
  who: string
  isRequired: boolean
}
export type TypedStep = {
  by: 'days' | 'date'
  days: string
  date: string
  percent: string
  chargePercent: string
  chargeMost: string
}
export type TypedSession = {
  name: string
  isVisible: boolean
  lastDate: string
  listsUntil: string
  programmes: TypedProgramme[]
  subjects: TypedSubject[]
  claims: TypedClaim[]
  documents: TypedDocument[]
  refund: { steps: TypedStep[]; payWithin: string }
  asksRegistration: boolean
  registration: { label: LocalizedText; pattern: string }
  columns: string
}

const trimmed = (text: LocalizedText): LocalizedText => mapTexts(text, (written) => written.trim())
const shown = (number: number): string => String(number)
const typedHundredths = (number: number): string => String(number / 100)
/** A number as it is typed, in any script, such as '1,25,000' or '7,5'; NaN if it is none, which the schema refuses. */
export const numberIn = (text: string): number => {
  const typed = latinDigits(text).trim()
  const isGrouped = /^\d{1,3}(,\d{2,3})*,\d{3}$/.test(typed)
  const plain = isGrouped ? typed.replaceAll(',', '') : typed.replace(',', '.')
  return plain === '' ? Number.NaN : Number(plain)
}
const hundredthsIn = (text: string): number => Math.round(numberIn(text) * 100)

function mapKeys<Key extends string, Value>(
  keys: readonly Key[],
  of: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>
}

function toTypedProgramme({
  scheme,
  opensAt,
  closesAt,
  seats,
  merit,
  fee,
  ...rest
}: Programme): TypedProgramme {
  return {
    ...rest,
    opensAt: toTimeInput(opensAt),
    closesAt: toTimeInput(closesAt),
    seats: {
      total: shown(seats.total),
      vertical: mapKeys(reservedCategories, (key) => shown(seats.vertical[key])),
      horizontal: seats.horizontal.map(({ key, percent }) => ({ key, percent: shown(percent) })),
      conversion: mapKeys(reservedCategories, (key) => [...seats.conversion[key]]),
    },
    merit: {
      ...merit,
      weights: mapKeys(exams, (key) => shown(merit.weights[key])),
      weightageCap: typedHundredths(merit.weightageCap),
      minimum: mapKeys(categories, (key) => typedHundredths(merit.minimum[key])),
      ties: [...merit.ties],
    },
    hasScheme: scheme !== null,
    scheme: {
      groups: (scheme?.groups ?? []).map(({ label, min, max, from, seatsPerSubject, key }) => ({
        key,
        label,
        min: shown(min),
        max: shown(max),
        from: typeof from === 'string' ? from : 'list',
        subjects: typeof from === 'string' ? [] : [...from],
        seatsPerSubject: seatsPerSubject === null ? '' : shown(seatsPerSubject),
      })),
      forbiddenPairs: [...(scheme?.forbiddenPairs ?? [])],
    },
    fee: { amount: shown(fee.amount), cautionMoney: shown(fee.cautionMoney) },
  }
}

function toTypedStep({ until, percent, charge }: RefundRule['steps'][number]): TypedStep {
  return {
    by: 'date' in until ? 'date' : 'days',
    days: 'date' in until ? '0' : shown(until.days),
    date: 'date' in until ? until.date : '',
    percent: shown(percent),
    chargePercent: charge ? shown(charge.percent) : '',
    chargeMost: charge ? shown(charge.most) : '',
  }
}

export function toTyped(
  session: Omit<AdmissionSessionDocument, 'version' | 'createdAt' | 'updatedAt'>,
): TypedSession {
  const { registration, refund } = session
  return {
    name: session.name,
    isVisible: session.isVisible,
    lastDate: session.lastDate,
    listsUntil: session.listsUntil,
    programmes: session.programmes.map(toTypedProgramme),
    subjects: [...session.subjects],
    claims: session.claims.map(({ key, name, points, group }) => ({
      key,
      name,
      points: typedHundredths(points),
      group: group ?? '',
    })),
    documents: session.documents.map(({ name, hint, neededFor, key, kind, isRequired }) => ({
      key,
      kind,
      isRequired,
      name,
      hint,
      who: neededFor.who === 'claim' ? `claim:${neededFor.claim}` : neededFor.who,
    })),
    refund: { steps: refund.steps.map(toTypedStep), payWithin: shown(refund.payWithin) },
    asksRegistration: registration !== null,
    registration: {
      label: registration?.label ?? localized(),
      pattern: registration?.pattern ?? '',
    },
    columns: session.columns.join('\n'),
  }
}

/** The key of something new, from its name, other than those that are there. */
export function keyFrom(name: string, taken: readonly string[]): string {
  const plain =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 32) || 'item'
  let key = plain
  for (let count = 2; taken.includes(key); count += 1) key = `${plain}-${count}`
  return key
}

/** Each with a key; what has none gets it from its name. */
function withKeys<Item extends { key: string }>(
  list: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const keyed: Item[] = []
  for (const item of list) {
    const taken = [...list, ...keyed].map(({ key }) => key)
    keyed.push(item.key ? item : { ...item, key: keyFrom(nameOf(item), taken) })
  }
  return keyed
}

const timeIn = (box: string): string => fromTimeInput(box)?.toISOString() ?? ''
const facultyIn = (text: string): string => (text.trim() === '' ? '' : keyFrom(text, []))

function toProgrammeInput(typed: TypedProgramme): SessionInput['programmes'][number] {
  const { seats, merit, scheme, hasScheme, fee, course, ...rest } = typed
  return {
    ...rest,
    course: course as Programme['course'],
    faculty: facultyIn(typed.faculty),
    opensAt: timeIn(typed.opensAt),
    closesAt: timeIn(typed.closesAt),
    seats: {
      total: numberIn(seats.total),
      vertical: mapKeys(reservedCategories, (key) => numberIn(seats.vertical[key])),
      horizontal: seats.horizontal.map(({ key, percent }) => ({ key, percent: numberIn(percent) })),
      conversion: seats.conversion,
    },
    merit: {
      ...merit,
      weights: mapKeys(exams, (key) => numberIn(merit.weights[key])),
      weightageCap: hundredthsIn(merit.weightageCap),
      minimum: mapKeys(categories, (key) => hundredthsIn(merit.minimum[key])),
    },
    scheme: hasScheme
      ? {
          groups: withKeys(scheme.groups, ({ label }) => label.en).map(({ from, subjects, ...group }) => ({
            key: group.key,
            label: trimmed(group.label),
            min: numberIn(group.min),
            max: numberIn(group.max),
            from: from === 'list' ? subjects : from,
            seatsPerSubject: group.seatsPerSubject.trim() === '' ? null : numberIn(group.seatsPerSubject),
          })),
          forbiddenPairs: scheme.forbiddenPairs,
        }
      : null,
    fee: { amount: numberIn(fee.amount), cautionMoney: numberIn(fee.cautionMoney) },
  }
}

export function toInput(typed: TypedSession): SessionInput {
  const { registration, refund } = typed
  return {
    name: typed.name,
    isVisible: typed.isVisible,
    lastDate: typed.lastDate,
    listsUntil: typed.listsUntil,
    programmes: withKeys(typed.programmes, ({ course }) => course).map(toProgrammeInput),
    subjects: withKeys(typed.subjects, ({ name }) => name.en).map(({ key, name, faculty }) => ({
      key,
      name: trimmed(name),
      faculty: facultyIn(faculty),
    })),
    claims: withKeys(typed.claims, ({ name }) => name.en).map(({ key, name, points, group }) => ({
      key,
      name: trimmed(name),
      points: hundredthsIn(points),
      group: group || null,
    })),
    documents: withKeys(typed.documents, ({ name }) => name.en).map(
      ({ key, name, hint, kind, who, isRequired }) => ({
        key,
        kind,
        isRequired,
        name: trimmed(name),
        hint: trimmed(hint),
        neededFor: who.startsWith('claim:')
          ? { who: 'claim', claim: who.slice('claim:'.length) }
          : { who: who as 'everybody' },
      }),
    ),
    refund: {
      steps: refund.steps.map(({ by, days, date, percent, chargePercent, chargeMost }) => ({
        until: by === 'date' ? { date } : { days: numberIn(days) },
        percent: numberIn(percent),
        ...(chargePercent.trim() !== '' && {
          charge: { percent: numberIn(chargePercent), most: numberIn(chargeMost) },
        }),
      })),
      payWithin: numberIn(refund.payWithin),
    },
    registration: typed.asksRegistration
      ? { label: trimmed(registration.label), pattern: registration.pattern.trim() }
      : null,
    columns: typed.columns
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  }
}

/** A day of the next year; the 29th of February becomes the 28th. */
const yearLater = (day: string): string =>
  day === ''
    ? ''
    : `${Number(day.slice(0, 4)) + 1}${day.slice(4).startsWith('-02-29') ? `-02-28${day.slice(10)}` : day.slice(4)}`

const nextName = (name: string): string => {
  const year = Number(name.slice(0, 4)) + 1
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}

/** The next session, made like this one: all dates a year later, and not visible yet. */
export function nextLike(session: TypedSession): TypedSession {
  return {
    ...session,
    name: nextName(session.name),
    isVisible: false,
    lastDate: yearLater(session.lastDate),
    listsUntil: yearLater(session.listsUntil),
    programmes: session.programmes.map((programme) => ({
      ...programme,
      opensAt: yearLater(programme.opensAt),
      closesAt: yearLater(programme.closesAt),
    })),
    refund: {
      ...session.refund,
      steps: session.refund.steps.map((step) => ({ ...step, date: yearLater(step.date) })),
    },
  }
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** One list with what two people changed in it: of an item that both changed, what was typed here stays. */
function mergeList<Item extends { key: string }>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
) {
  const of = (list: readonly Item[], key: string) => list.find((item) => item.key === key)
  const kept = mine.flatMap((item) => {
    const before = item.key ? of(base, item.key) : undefined
    if (!(before && isSame(before, item))) return [item]
    return of(theirs, item.key) ?? []
  })
  const added = theirs.filter(({ key }) => !of(base, key) && !of(mine, key))
  return [...kept, ...added]
}

/** A session with what two people changed in it: of a part that both changed, what was typed here stays. */
export function mergeTyped(base: TypedSession, mine: TypedSession, theirs: TypedSession): TypedSession {
  const merged: TypedSession = { ...theirs }
  for (const name of Object.keys(mine) as (keyof TypedSession)[]) {
    if (!isSame(mine[name], base[name])) Object.assign(merged, { [name]: mine[name] })
  }
  return {
    ...merged,
    programmes: mergeList(base.programmes, mine.programmes, theirs.programmes),
    subjects: mergeList(base.subjects, mine.subjects, theirs.subjects),
    claims: mergeList(base.claims, mine.claims, theirs.claims),
    documents: mergeList(base.documents, mine.documents, theirs.documents),
  }
}
