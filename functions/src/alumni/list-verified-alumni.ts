import type { Handler } from '../http/handler.ts'
import { readVerifiedAlumni } from './alumni-store.ts'
import { toVerifiedAlumnusItem } from './alumni-wire.ts'

export const listVerifiedAlumni: Handler<'listVerifiedAlumni'> = async (_input, { firebase }) => {
  const alumni = await readVerifiedAlumni(await firebase.firestore())
  return { data: alumni.map(toVerifiedAlumnusItem) }
}
