import { highlightsFirst } from '@prangan/contract/highlights'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import type { Handler } from '../http/handler.ts'
import { findShownMember } from './faculty-store.ts'
import { toFacultyItem, toRecordItems } from './faculty-wire.ts'
import { readAllRecords } from './records/record-store.ts'

/** A removed member looks like one who never existed: all lists are empty. */
export const readFacultyProfile: Handler<'readFacultyProfile'> = async ({ params }, { firebase }) => {
  const firestore = await firebase.firestore()
  const member = await findShownMember(firestore, normaliseEmail(params.Id))
  if (!member) return { results: [], experiences: [], awards: [], qualifications: [], publications: [] }
  const records = await readAllRecords(firestore, member.uid, 'shown')
  const publications = highlightsFirst(records.publications, member.highlights)
  return { results: [toFacultyItem(member)], ...toRecordItems({ ...records, publications }) }
}
