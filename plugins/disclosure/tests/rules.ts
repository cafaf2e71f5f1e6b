import { theTeacherAnd, those } from '@prangan/tests/rules/callers.ts'
import { collectionPaths, disclosurePath } from '../contract/paths.ts'
import { storedDisclosure } from './stored.ts'

const office = those('disclosures:write')
const [ofOffice, ofTeacher] = [disclosurePath('ugc-accounts'), disclosurePath('ugc-library')]

export const documents = [
  [ofOffice, storedDisclosure()],
  [ofTeacher, storedDisclosure({ owner: 'teacher' })],
] as const

export const resources = [
  { path: ofOffice, one: 'an item of the disclosure that the office keeps', many: 'all items', who: office },
] as const

export const queries = [
  {
    what: 'read the item of the disclosure that the teacher keeps',
    attempt: { kind: 'get', path: ofTeacher },
    who: theTeacherAnd('disclosures:write'),
  },
  {
    what: 'list the items of the disclosure that the teacher keeps',
    attempt: {
      kind: 'list',
      path: collectionPaths.disclosures,
      query: { where: [['owner', '==', 'teacher']], limit: 100 },
    },
    who: theTeacherAnd('disclosures:write'),
  },
] as const
