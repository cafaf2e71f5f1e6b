import { those } from '@prangan/tests/rules/callers.ts'
import { visitCountsPath } from '../contract/paths.ts'
import { noVisits } from '../contract/visits.ts'

export const plainCollections = [
  {
    path: visitCountsPath('2026-11-30'),
    document: noVisits('2026-11-30'),
    one: 'what people did on the site in a day',
    many: 'what they did in all days',
    who: those('statistics:read'),
  },
] as const
