import type { Nouns } from '../../../lib/resource.ts'
import { several } from './actions.ts'

const nouns: Nouns = ['application', 'applications']

/** The office's applications for admission. */
export const admissions = {
  nouns,
  decide: {
    several: several({
      label: 'Decide about',
      done: 'updated',
      nouns,
      text: 'Each gets the same status and note. One that a colleague has changed meanwhile stays as it is.',
    }),
  },
}
