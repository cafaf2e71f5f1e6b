import { degrees } from '@prangan/contract/schemas/alumni'
import { CallError, callMessages } from '../../../http/call-error.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { messages } from '../../../messages/index.ts'
import { locale } from '../../../messages/language.ts'
import { degreeName } from '../api/degree-name.ts'
import type { AlumnusField } from './alumni-fields.ts'
import type { AlumnusRow } from './api/alumnus-row.ts'

const failures = () => deskMessages().alumni.failures
const statuses = () => deskMessages().alumni.statuses
const notGiven = () => deskMessages().kit.notGiven

/**
 * The message of a failed action: what failed, with the server's message. An error that is not a failed call is also
 * logged.
 */
export function failureText(what: keyof ReturnType<typeof failures>, error: unknown): string {
  if (!(error instanceof CallError)) console.error(error)
  return failures()[what] + (error instanceof CallError ? error.message : callMessages.unreachable)
}

const dayFormat = () => new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' })

/** A date for people; a blank one says so. */
export function formatDate(day: string): string {
  if (day === '') return notGiven()
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : dayFormat().format(date)
}

export const statusLabels = (isVerified: boolean): string => statuses()[isVerified ? 'verified' : 'requested']

export const optionLabels = (): Readonly<
  Partial<Record<AlumnusField['name'], Readonly<Record<string, string>>>>
> => ({
  degree: Object.fromEntries(degrees.map((degree) => [degree, degreeName(degree)])),
  gender: messages().alumni.genders,
})

export const labelOf = (name: AlumnusField['name'], text: string): string =>
  optionLabels()[name]?.[text] ?? text

/** A field as it is shown: dates as people write them; a blank says so. */
export function fieldText(row: AlumnusRow, name: AlumnusField['name']): string {
  if (name === 'dob') return formatDate(row.dob)
  return labelOf(name, row[name]) || notGiven()
}
