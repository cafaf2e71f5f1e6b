import * as z from 'zod/mini'
import { FileNameSchema, IdSchema } from '../ids.ts'
import { endpoints } from './endpoint.ts'

const PhotoParamsSchema = z.object({ file: FileNameSchema })

export const fileEndpoints = endpoints({
  readFacultyPhoto: {
    routes: ['GET /faculty_photos/:file'],
    summary: "A faculty member's photo; that of one who was removed, to an admin.",
    access: 'anyone',
    optionalCaller: true,
    params: PhotoParamsSchema,
    output: 'file',
  },
  readAlumniPhoto: {
    routes: ['GET /alumni_photos/:file'],
    summary: "A verified alumnus's photo; anyone's, to an admin.",
    access: 'anyone',
    optionalCaller: true,
    params: PhotoParamsSchema,
    output: 'file',
  },
  readResume: {
    routes: ['GET /resumes/:uid/:file'],
    summary: "A faculty member's resume; that of one who was removed, to an admin.",
    access: 'anyone',
    optionalCaller: true,
    params: z.object({ uid: IdSchema, file: FileNameSchema }),
    output: 'file',
  },
  readFile: {
    routes: ['GET /files/:id/:name'],
    summary: "A notice's file, while the notice is public; to an admin always.",
    access: 'anyone',
    optionalCaller: true,
    params: z.object({ id: IdSchema, name: FileNameSchema }),
    output: 'file',
  },
})
