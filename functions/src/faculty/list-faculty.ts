import { can } from '@prangan/contract/roles'
import type { Handler } from '../http/handler.ts'
import { readFaculty, readShownFaculty } from './faculty-store.ts'
import { toFacultyItem } from './faculty-wire.ts'

/** Callers who may read the whole faculty also get the removed ones, marked as such. */
export const listFaculty: Handler<'listFaculty'> = async (_input, { caller, firebase }) => {
  const firestore = await firebase.firestore()
  if (!can(caller, 'faculty:read')) {
    return { send: (await readShownFaculty(firestore)).map(toFacultyItem) }
  }
  const members = await readFaculty(firestore)
  return { send: members.map((member) => ({ ...toFacultyItem(member), isRemoved: member.isRemoved })) }
}
