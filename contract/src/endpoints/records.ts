import * as z from 'zod/mini'
import { IdSchema } from '../ids.ts'
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

/** A DOI has slashes in it: the segments of the address, put together again. */
const DoiParamsSchema = z.object({
  doi: z.pipe(
    z.array(z.string()),
    z.transform((segments: string[]) => segments.join('/')),
  ),
})

export const recordEndpoints = endpoints({
  listExperiences: {
    call: 16,
    routes: ['GET /faculty/faculty_experiences'],
    summary: "The caller's experiences.",
    access: 'record:read-own',
    output: z.object({ experiences: z.array(ExperienceItemSchema) }),
  },
  listAwards: {
    call: 16,
    routes: ['GET /faculty/faculty_awards'],
    summary: "The caller's awards.",
    access: 'record:read-own',
    output: z.object({ awards: z.array(AwardItemSchema) }),
  },
  listQualifications: {
    call: 16,
    routes: ['GET /faculty/faculty_qualifications'],
    summary: "The caller's qualifications.",
    access: 'record:read-own',
    output: z.object({ qualifications: z.array(QualificationItemSchema) }),
  },
  listPublications: {
    call: 16,
    routes: ['GET /faculty/faculty_publications'],
    summary: "The caller's publications.",
    access: 'record:read-own',
    output: z.object({ publications: z.array(PublicationItemSchema) }),
  },
  addExperience: {
    call: 17,
    routes: ['POST /faculty/update_faculty_experience'],
    summary: 'Adds an experience.',
    access: 'record:edit-own',
    creates: true,
    body: { format: 'json', input: ExperienceInputSchema },
    output: AddedSchema,
    status: 201,
  },
  addAward: {
    call: 18,
    routes: ['POST /faculty/update_faculty_award'],
    summary: 'Adds an award.',
    access: 'record:edit-own',
    creates: true,
    body: { format: 'json', input: AwardInputSchema },
    output: AddedSchema,
    status: 201,
  },
  addQualification: {
    call: 19,
    routes: ['POST /faculty/update_faculty_qualification'],
    summary: 'Adds a qualification.',
    access: 'record:edit-own',
    creates: true,
    body: { format: 'json', input: QualificationInputSchema },
    output: AddedSchema,
    status: 201,
  },
  addPublication: {
    call: 20,
    routes: ['POST /faculty/add_faculty_publication'],
    summary: 'Adds a publication.',
    access: 'record:edit-own',
    creates: true,
    body: { format: 'json', input: PublicationInputSchema },
    output: AddedSchema,
    status: 201,
  },
  deleteExperience: {
    call: 21,
    routes: ['POST /faculty/delete_faculty_experience/:id'],
    summary: "Deletes one of the caller's experiences.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    output: MessageSchema,
  },
  deleteAward: {
    call: 21,
    routes: ['POST /faculty/delete_faculty_award/:id'],
    summary: "Deletes one of the caller's awards.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    output: MessageSchema,
  },
  deleteQualification: {
    call: 21,
    routes: ['POST /faculty/delete_faculty_qualification/:id'],
    summary: "Deletes one of the caller's qualifications.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    output: MessageSchema,
  },
  deletePublication: {
    call: 21,
    routes: ['POST /faculty/delete_faculty_publication/:id'],
    summary: "Deletes one of the caller's publications.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    output: MessageSchema,
  },
  updateExperience: {
    call: 31,
    routes: ['PUT /faculty/faculty_experience/:id'],
    summary: "Changes one of the caller's experiences.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    body: { format: 'json', input: ExperienceInputSchema },
    output: MessageSchema,
  },
  updateAward: {
    call: 31,
    routes: ['PUT /faculty/faculty_award/:id'],
    summary: "Changes one of the caller's awards.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    body: { format: 'json', input: AwardInputSchema },
    output: MessageSchema,
  },
  updateQualification: {
    call: 31,
    routes: ['PUT /faculty/faculty_qualification/:id'],
    summary: "Changes one of the caller's qualifications.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    body: { format: 'json', input: QualificationInputSchema },
    output: MessageSchema,
  },
  updatePublication: {
    call: 31,
    routes: ['PUT /faculty/faculty_publication/:id'],
    summary: "Changes one of the caller's publications.",
    access: 'record:edit-own',
    params: IdParamsSchema,
    body: { format: 'json', input: PublicationInputSchema },
    output: MessageSchema,
  },
  setHighlights: {
    call: 32,
    routes: ['PUT /faculty/highlights'],
    summary: "Chooses which of the caller's publications stand before the others.",
    access: 'record:edit-own',
    body: { format: 'json', input: HighlightsInputSchema },
    output: MessageSchema,
  },
  readDoiLookUp: {
    call: 33,
    routes: ['GET /faculty/doi'],
    summary: 'Whether publications can be found by their DOI here.',
    access: 'record:edit-own',
    output: z.object({ isOn: z.boolean() }),
  },
  lookUpDoi: {
    call: 33,
    routes: ['GET /faculty/doi/*doi'],
    summary: "Finds a publication's fields by its DOI.",
    access: 'record:edit-own',
    params: DoiParamsSchema,
    output: FoundPublicationSchema,
  },
})
