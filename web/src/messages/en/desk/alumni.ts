import type { Nouns } from '../../../lib/resource.ts'
import { several } from './actions.ts'

const nouns: Nouns = ['alumnus', 'alumni']

/** The office's alumni. */
export const alumni = {
  nouns,
  verify: {
    several: several({
      label: 'Verify',
      done: 'verified',
      nouns,
      text: 'The gallery shows each of them at once, and each is told by mail.',
    }),
  },
}
