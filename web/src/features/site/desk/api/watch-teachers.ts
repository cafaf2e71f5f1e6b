import { limits } from '@prangan/contract/limits'
import { parseDocuments } from '@prangan/contract/parse-document'
import { collectionPaths } from '@prangan/contract/paths'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import { watchList } from '../../../../firebase/firestore.ts'
import type { Person } from '../../../../lib/person-names.ts'
import type { Listen } from '../../../../lib/use-live.ts'

export const watchTeachers: Listen<readonly Person[]> = (_, next, failed) =>
  watchList(
    {
      collection: collectionPaths.faculty,
      where: [['isRemoved', false]],
      orderBy: ['name', 'asc'],
      limit: limits.publicList,
    },
    (rows) =>
      next(
        parseDocuments(FacultyDocumentSchema, rows).map(({ id, name, email }) => ({ uid: id, name, email })),
      ),
    failed,
  )
