import { objects } from '@prangan/contract/paths'
import type { Handler } from '../http/handler.ts'
import { readObject } from './read-object.ts'

/** Call 29: a faculty member's photo. */
export const readFacultyPhoto: Handler<'readFacultyPhoto'> = ({ params }, { firebase }) =>
  readObject(firebase, objects.facultyPhoto(params.file))

/** Call 29, though the documented list does not name it: where the profiles' resume links lead. */
export const readResume: Handler<'readResume'> = ({ params }, { firebase }) =>
  readObject(firebase, objects.resume(params.uid, params.file))

/** Call 29: a verified alumnus's photo; a pending one's is not public and so not found. */
export const readAlumniPhoto: Handler<'readAlumniPhoto'> = ({ params }, { firebase }) =>
  readObject(firebase, objects.alumniPhoto(params.file))
