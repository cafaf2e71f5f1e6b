import type { Grant, Role } from '@prangan/contract/roles'
import type { PersonState } from '@prangan/contract/schemas/people'
import type { BadgeTone } from '../../../ui/badge.tsx'

/** The labels of the roles. */
export const roleLabels: Readonly<Record<Role, string>> = { admin: 'Admin', faculty: 'Teacher' }

/** The labels of the states, and their colours. */
export const stateLabels: Readonly<Record<PersonState, string>> = {
  active: 'Active',
  disabled: 'Disabled',
  removed: 'Removed',
}
export const stateTones: Readonly<Record<PersonState, BadgeTone>> = {
  active: 'success',
  disabled: 'danger',
  removed: 'plain',
}

/** The labels of the abilities that can be granted, and what each lets somebody do. */
export const grantLabels: Readonly<Record<Grant, { label: string; text: string }>> = {
  'admission:read': {
    label: 'See applications',
    text: 'Reads, prints and exports the applications for admission.',
  },
  'admission:decide': {
    label: 'Decide about applications',
    text: 'Sets their status and mails the applicants; sees them all.',
  },
  'inquiry:read': {
    label: 'See the inbox',
    text: 'Reads feedback, enquiries and grievances.',
  },
  'inquiry:handle': {
    label: 'Handle the inbox',
    text: 'Assigns and answers them, and closes them; sees them all.',
  },
}
