import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import { watchList } from '../../../firebase/firestore.ts'
import type { Listen } from '../../../lib/use-live.ts'
import { type FacultyListing, toListing } from './parse-faculty.ts'

/** Listens to the members of a faculty, named in full, who are not removed; by seniority. */
export const watchFaculty: Listen<FacultyListing> = (department, next, failed) =>
  watchList(
    {
      collection: collectionPaths.faculty,
      where: [
        ['department', department],
        // The rules show a stranger no list that might hold one who is.
        ['isRemoved', false],
      ],
      limit: limits.publicList,
    },
    (rows) => next(toListing(rows)),
    failed,
  )
