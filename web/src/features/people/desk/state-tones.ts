import type { PersonState } from '@prangan/contract/schemas/people'
import type { BadgeTone } from '../../../ui/badge.tsx'

export const stateTones: Readonly<Record<PersonState, BadgeTone>> = {
  active: 'success',
  disabled: 'danger',
  removed: 'plain',
}
