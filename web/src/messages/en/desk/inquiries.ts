import type { Nouns } from '../../../lib/resource.ts'
import { several } from './actions.ts'

const nouns: Nouns = ['inquiry', 'inquiries']
const told =
  'Each sender who left an e-mail address is told. One that a colleague has changed meanwhile stays as it is.'

/** The office's feedback, enquiries and grievances. */
export const inquiries = {
  nouns,
  grievances: ['grievance', 'grievances'] satisfies Nouns as Nouns,
  acknowledge: {
    several: several({ label: 'Acknowledge', done: 'acknowledged', nouns, text: told }),
  },
  assign: {
    several: several({
      label: 'Assign',
      done: 'assigned',
      nouns,
      text: 'They are told by mail about each. One that a colleague has changed meanwhile stays as it is.',
    }),
  },
  close: {
    several: several({ label: 'Close', done: 'closed', nouns, text: told }),
  },
}
