import { CallError, callMessages } from '../../../http/call-error.ts'
import type { AlumnusField } from './alumni-fields.ts'
import type { AlumnusRow } from './api/alumnus-row.ts'

const failures = {
  verify: 'Failed to verify alumni: ',
  delete: 'Failed to delete alumni: ',
  update: 'Failed to update alumni: ',
} as const

/**
 * The message of a failed action: what failed, with the server's message. An error that is not a failed call is also
 * logged.
 */
export function failureText(what: keyof typeof failures, error: unknown): string {
  if (!(error instanceof CallError)) console.error(error)
  return failures[what] + (error instanceof CallError ? error.message : callMessages.unreachable)
}

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })

/** A date for people, 'N/A' if there is none. */
export function formatDate(day: string): string {
  if (day === '') return 'N/A'
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? day : dayFormat.format(date)
}

/** The label of an alumnus's status. */
export const statusLabels = (isVerified: boolean): string => (isVerified ? 'Verified' : 'Requested')

/** A field as it is shown: dates as people write them, 'N/A' for a blank. */
export function fieldText(row: AlumnusRow, name: AlumnusField['name']): string {
  return name === 'dob' ? formatDate(row.dob) : row[name] || 'N/A'
}
