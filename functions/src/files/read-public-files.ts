import { can } from '@prangan/contract/roles'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { Handler } from '../http/handler.ts'
import { readObject } from './read-object.ts'

export const readFacultyPhoto: Handler<'readFacultyPhoto'> = ({ params }, { caller, firebase }) =>
  readObject(firebase, storagePaths.facultyPhoto(params.file), {
    mayHavePrivate: can(caller, 'faculty:read'),
  })

export const readResume: Handler<'readResume'> = ({ params }, { caller, firebase }) =>
  readObject(firebase, storagePaths.resume(params.uid, params.file), {
    mayHavePrivate: can(caller, 'faculty:read'),
  })

export const readAlumniPhoto: Handler<'readAlumniPhoto'> = ({ params }, { caller, firebase }) =>
  readObject(firebase, storagePaths.alumniPhoto(params.file), {
    mayHavePrivate: can(caller, 'alumnus:read'),
  })
