import { objects } from '@prangan/contract/paths'
import { can } from '@prangan/contract/roles'
import type { Handler } from '../http/handler.ts'
import { readObject } from './read-object.ts'

/** Call 29: a faculty member's photo. That of one who was removed is the office's alone. */
export const readFacultyPhoto: Handler<'readFacultyPhoto'> = ({ params }, { caller, firebase }) =>
  readObject(firebase, objects.facultyPhoto(params.file), {
    mayHavePrivate: can(caller?.role, 'faculty:hide'),
  })

/** Call 29, though the documented list does not name it: where the profiles' resume links lead. */
export const readResume: Handler<'readResume'> = ({ params }, { caller, firebase }) =>
  readObject(firebase, objects.resume(params.uid, params.file), {
    mayHavePrivate: can(caller?.role, 'faculty:hide'),
  })

/** Call 29: a verified alumnus's photo. A pending one's is the office's alone. */
export const readAlumniPhoto: Handler<'readAlumniPhoto'> = ({ params }, { caller, firebase }) =>
  readObject(firebase, objects.alumniPhoto(params.file), {
    mayHavePrivate: can(caller?.role, 'alumnus:read'),
  })
