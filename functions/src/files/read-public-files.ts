import { can } from '@prangan/contract/roles'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { Handler } from '../http/handler.ts'
import { readObject } from './read-object.ts'

/** Handles `readFacultyPhoto`. The photo of a removed member is for the office only. */
export const readFacultyPhoto: Handler<'readFacultyPhoto'> = ({ params }, { caller, firebase }) =>
  readObject(firebase, storagePaths.facultyPhoto(params.file), {
    mayHavePrivate: can(caller, 'faculty:hide'),
  })

/** Handles `readResume`. The resume of a removed member is for the office only. */
export const readResume: Handler<'readResume'> = ({ params }, { caller, firebase }) =>
  readObject(firebase, storagePaths.resume(params.uid, params.file), {
    mayHavePrivate: can(caller, 'faculty:hide'),
  })

/** Handles `readAlumniPhoto`. The photo of an alumnus who is not verified is for the office only. */
export const readAlumniPhoto: Handler<'readAlumniPhoto'> = ({ params }, { caller, firebase }) =>
  readObject(firebase, storagePaths.alumniPhoto(params.file), {
    mayHavePrivate: can(caller, 'alumnus:read'),
  })
