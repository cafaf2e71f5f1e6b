import * as z from 'zod/mini'
import { IdSchema } from '../ids.ts'
import { recordKinds } from '../paths.ts'
import {
  AwardItemSchema,
  ExperienceItemSchema,
  PublicationItemSchema,
  QualificationItemSchema,
} from '../schemas/faculty.ts'
import {
  AwardInputSchema,
  ExperienceInputSchema,
  FoundPublicationSchema,
  HighlightsInputSchema,
  PublicationInputSchema,
  QualificationInputSchema,
} from '../schemas/records.ts'
import { endpoints } from './endpoint.ts'

const MessageSchema = z.object({ message: z.string() })
const AddedSchema = z.object({ message: z.string(), id: z.string() })
const IdParamsSchema = z.object({ id: IdSchema })

/** A DOI contains slashes, so its path segments are joined again. */
const DoiParamsSchema = z.object({
  doi: z.pipe(
    z.array(z.string()),
    z.transform((segments: string[]) => segments.join('/')),
  ),
})

const recordErrors = ['no-such-faculty', 'no-such-record'] as const

export const recordEndpoints = endpoints({
  listExperiences: {
    routes: ['GET /faculty/faculty_experiences'],
    summary: "The caller's experiences.",
    access: 'record:read-own',
    output: z.object({ experiences: z.array(ExperienceItemSchema) }),
    refuses: ['no-such-faculty'],
  },
  listAwards: {
    routes: ['GET /faculty/faculty_awards'],
    summary: "The caller's awards.",
    access: 'record:read-own',
    output: z.object({ awards: z.array(AwardItemSchema) }),
    refuses: ['no-such-faculty'],
  },
  listQualifications: {
    routes: ['GET /faculty/faculty_qualifications'],
    summary: "The caller's qualifications.",
    access: 'record:read-own',
    output: z.object({ qualifications: z.array(QualificationItemSchema) }),
    refuses: ['no-such-faculty'],
  },
  listPublications: {
    routes: ['GET /faculty/faculty_publications'],
    summary: "The caller's publications.",
    access: 'record:read-own',
    output: z.object({ publications: z.array(PublicationItemSchema) }),
    refuses: ['no-such-faculty'],
  },
  addExperience: {
    routes: ['POST /faculty/update_faculty_experience'],
    summary: 'Adds an experience.',
    access: 'record:edit-own',
    creates: true,
    body: { format: 'json', input: ExperienceInputSchema },
    output: AddedSchema,
    status: 201,
    refuses: ['no-such-faculty', 'records-full'],
  },
  addAward: {
    routes: ['POST /faculty/update_faculty_award'],
    summary: 'Adds an award.',
    access: 'record:edit-own',
    creates: true,
    body: { format: 'json', input: AwardInputSchema },
    output: AddedSchema,
    status: 201,
    refuses: ['no-such-faculty', 'records-full'],
  },
  addQualification: {
    routes: ['POST /faculty/update_faculty_qualification'],
    summary: 'Adds a qualification.',
    access: 'record:edit-own',
    creates: true,
    body: { format: 'json', input: QualificationInputSchema },
    output: AddedSchema,
    status: 201,
    refuses: ['no-such-faculty', 'records-full'],
  },
  addPublication: {
    routes: ['POST /faculty/add_faculty_publication'],
    summary: 'Adds a publication.',
    access: 'record:edit-own',
    creates: true,
    body: { format: 'json', input: PublicationInputSchema },
    output: AddedSchema,
    status: 201,
    refuses: ['no-such-faculty', 'records-full'],
  },
  deleteExperience: {
    routes: ['POST /faculty/delete_faculty_experience/:id'],
    summary: "Deletes one of the caller's experiences.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    output: MessageSchema,
    refuses: recordErrors,
  },
  deleteAward: {
    routes: ['POST /faculty/delete_faculty_award/:id'],
    summary: "Deletes one of the caller's awards.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    output: MessageSchema,
    refuses: recordErrors,
  },
  deleteQualification: {
    routes: ['POST /faculty/delete_faculty_qualification/:id'],
    summary: "Deletes one of the caller's qualifications.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    output: MessageSchema,
    refuses: recordErrors,
  },
  deletePublication: {
    routes: ['POST /faculty/delete_faculty_publication/:id'],
    summary: "Deletes one of the caller's publications.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    output: MessageSchema,
    refuses: recordErrors,
  },
  restoreRecord: {
    routes: ['POST /faculty/restore_faculty_record/:kind/:id'],
    summary:
      "Undoes the deletion of one of the caller's records: the same id, fields and highlight. For a day.",
    access: 'record:edit-own',
    params: z.object({ kind: z.enum(recordKinds), id: IdSchema }),
    output: MessageSchema,
    refuses: [...recordErrors, 'records-full'],
  },
  updateExperience: {
    routes: ['PUT /faculty/faculty_experience/:id'],
    summary: "Changes one of the caller's experiences.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    body: { format: 'json', input: ExperienceInputSchema },
    output: MessageSchema,
    refuses: recordErrors,
  },
  updateAward: {
    routes: ['PUT /faculty/faculty_award/:id'],
    summary: "Changes one of the caller's awards.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    body: { format: 'json', input: AwardInputSchema },
    output: MessageSchema,
    refuses: recordErrors,
  },
  updateQualification: {
    routes: ['PUT /faculty/faculty_qualification/:id'],
    summary: "Changes one of the caller's qualifications.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    body: { format: 'json', input: QualificationInputSchema },
    output: MessageSchema,
    refuses: recordErrors,
  },
  updatePublication: {
    routes: ['PUT /faculty/faculty_publication/:id'],
    summary: "Changes one of the caller's publications.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    body: { format: 'json', input: PublicationInputSchema },
    output: MessageSchema,
    refuses: recordErrors,
  },
  setHighlights: {
    routes: ['PUT /faculty/highlights'],
    summary: "Chooses which of the caller's publications stand before the others.",
    access: 'record:edit-own',
    body: { format: 'json', input: HighlightsInputSchema },
    output: MessageSchema,
    refuses: recordErrors,
  },
  readDoiLookUp: {
    routes: ['GET /faculty/doi'],
    summary: 'Whether publications can be found by their DOI here.',
    access: 'record:edit-own',
    output: z.object({ isOn: z.boolean() }),
  },
  lookUpDoi: {
    routes: ['GET /faculty/doi/*doi'],
    summary: "Finds a publication's fields by its DOI.",
    access: 'record:edit-own',
    params: DoiParamsSchema,
    output: FoundPublicationSchema,
    refuses: ['bad-doi', 'no-such-doi', 'doi-off', 'doi-unreachable'],
  },
})
