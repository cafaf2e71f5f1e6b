import * as z from 'zod/mini'
import { FileNameSchema, IdSchema } from '../ids.ts'
import { noticePictureNames } from '../notice-picture.ts'
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
  readNoticePicture: {
    routes: ['GET /api/notice-pictures/:id/:name'],
    summary: "The picture with a notice's title that chats show with its link, in one language.",
    access: 'anyone',
    params: z.object({ id: IdSchema, name: z.enum(noticePictureNames) }),
    query: z.object({ v: z.string().check(z.maxLength(20)) }),
    output: 'file',
  },
})
