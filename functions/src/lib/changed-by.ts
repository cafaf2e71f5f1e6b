import type { ChangedBy } from '@prangan/contract/schemas/fields'
import type { Caller } from '../http/authenticate.ts'

/** Returns who changes a record, for colleagues who have it open. */
export const changedBy = ({ uid, name, email }: Pick<Caller, 'uid' | 'name' | 'email'>): ChangedBy => ({
  uid,
  name: name || email,
})
