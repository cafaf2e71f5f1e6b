import type { Handler } from '../http/handler.ts'
import { readAlumni } from './alumni-store.ts'
import { toAlumnusItem } from './alumni-wire.ts'

export const viewAlumni: Handler<'viewAlumni'> = async (_input, { firebase }) => {
  const alumni = await readAlumni(await firebase.firestore())
  return { send: alumni.map(toAlumnusItem) }
}
