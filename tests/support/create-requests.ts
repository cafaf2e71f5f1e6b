import { randomUUID } from 'node:crypto'
import type { Access } from '@prangan/contract/endpoints/endpoint'
import { type EndpointName, endpointTable } from '@prangan/contract/endpoints/table'
import { collectionPaths, recordKinds } from '@prangan/contract/paths'
import { can, type Role } from '@prangan/contract/roles'
import * as plugins from '@prangan/plugins/tests/calls'
import { exampleOf } from '../../functions/src/openapi/examples.ts'
import { jpeg, newRegistration, photoOf } from './alumni.ts'
import { newApplication } from './applications.ts'
import { form, json } from './call.ts'
import { smallPdf } from './pdf.ts'

type CreatingName = {
  [Name in EndpointName]: (typeof endpointTable)[Name] extends { creates: true } ? Name : never
}[EndpointName]

/** Leaves out the create that leaves no document. */
export type CreateName = Exclude<CreatingName, 'sendFeedback'>

type NewOne = {
  /** The fields that differ from the endpoint's example. */
  fields: object
  /** With files the request is a form, otherwise JSON. */
  files?: Readonly<Record<string, File>>
  /** Unique fields of the new document, where they differ from `fields`. */
  stored?: Readonly<Record<string, string>>
}

export type Create = {
  what: string
  collection: string
  make: (mark: string) => NewOne | Promise<NewOne>
}

const [experiences, awards, qualifications, publications] = recordKinds

export const creates: Readonly<Record<CreateName, Create>> = {
  uploadNews: {
    what: 'a notice with its file',
    collection: collectionPaths.news,
    make: (title) => ({
      fields: { title, publishFrom: '' },
      files: { myfile: smallPdf() },
      stored: { title },
    }),
  },
  prepareNotice: {
    what: 'a notice for approval, with its file',
    collection: collectionPaths.newsForApproval,
    make: (title) => ({
      fields: { title, publishFrom: '' },
      files: { myfile: smallPdf() },
      stored: { title },
    }),
  },
  addFaculty: {
    what: 'a teacher’s account',
    collection: collectionPaths.faculty,
    make: (mark) => ({ fields: { email: `${mark}@college.test` } }),
  },
  addExperience: {
    what: 'a teacher’s experience',
    collection: experiences,
    make: (organization) => ({ fields: { organization } }),
  },
  addAward: {
    what: 'a teacher’s award',
    collection: awards,
    make: (title) => ({ fields: { title }, stored: { award: title } }),
  },
  addQualification: {
    what: 'a teacher’s qualification',
    collection: qualifications,
    make: (institute) => ({ fields: { institute } }),
  },
  addPublication: {
    what: 'a teacher’s publication',
    collection: publications,
    make: (publication) => ({ fields: { publication } }),
  },
  createPage: {
    what: 'a page',
    collection: collectionPaths.pages,
    make: (mark) => ({ fields: { path: `/${mark}` } }),
  },
  addPicture: {
    what: 'a picture of the library',
    collection: collectionPaths.media,
    make: async (mark) => {
      const title = `${mark}.jpg`
      return { fields: {}, files: { picture: photoOf(await jpeg(), title) }, stored: { title } }
    },
  },
  addDocument: {
    what: 'a document of the library',
    collection: collectionPaths.library,
    make: (slug) => ({ fields: { slug }, files: { document: smallPdf() }, stored: { slug } }),
  },
  registerAlumnus: {
    what: 'an alumnus’s registration',
    collection: collectionPaths.alumni,
    make: async () => {
      const fields = newRegistration()
      return { fields, files: { photo: photoOf(await jpeg()) }, stored: { email: fields.email } }
    },
  },
  registerAdmission: {
    what: 'an application',
    collection: collectionPaths.admissions,
    make: () => {
      const fields = newApplication()
      return { fields, stored: { email: fields.email } }
    },
  },
  ...plugins.creates,
}

export const createNames = Object.keys(creates) as CreateName[]

/** Prefers the office where several roles may call. */
function whoMay(access: Access): Role | 'anyone' {
  if (access === 'anyone') return 'anyone'
  return access === 'staff' || can({ role: 'admin', grants: [] }, access) ? 'admin' : 'faculty'
}

/** Returns a valid, new request, who may send it, and what only its document has. */
export async function newRequest(name: CreateName) {
  const { routes, access } = endpointTable[name]
  const { fields, files, stored } = await creates[name].make(`new-${randomUUID().slice(0, 8)}`)
  const all = { ...exampleOf(name).body, ...fields }
  return {
    route: routes[0],
    who: whoMay(access),
    sent: files ? form({ ...(all as Record<string, string>), ...files }) : json(all),
    stored: stored ?? (fields as Readonly<Record<string, string>>),
  }
}
