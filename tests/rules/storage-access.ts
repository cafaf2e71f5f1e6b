import { storagePaths } from '@prangan/contract/storage-paths'
import * as plugins from '@prangan/plugins/tests/rules'

/** Each has an account; `stranger` signed up with the public web key and has no role. */
export const people = ['nobody', 'stranger', 'teacher', 'other teacher', 'admin'] as const
export type Person = (typeof people)[number]

/** The object has the metadata `visibility: public`, or none. */
export const operations = [
  'get public',
  'get private',
  'list',
  'create',
  'overwrite',
  'update metadata',
  'delete',
] as const
export type Operation = (typeof operations)[number]

export type Uids = { stranger: string; teacher: string; admin: string }

/** A folder in the bucket: the path of a file in it, and who may do what. Everything else is denied. */
export type Folder = {
  name: string
  path: (uids: Uids, file: string) => string
  allowed: Partial<Record<Operation, readonly Person[]>>
}

const ownStaging = (owner: Person) => ({
  'get public': [owner],
  'get private': [owner],
  create: [owner],
  delete: [owner],
})

/**
 * Every folder of the data model, then folders beside, above and below them, where nobody may do anything. Functions serve all
 * but staging, and an object's metadata grants nothing.
 */
export const folders: readonly Folder[] = [
  { name: "a faculty member's photo", path: (_, file) => storagePaths.facultyPhoto(file), allowed: {} },
  { name: "an alumnus's photo", path: (_, file) => storagePaths.alumniPhoto(file), allowed: {} },
  {
    name: "a notice's file",
    path: (_, file) => storagePaths.noticeFile('notice', file),
    allowed: {},
  },
  {
    name: "the teacher's resume",
    path: ({ teacher }, file) => storagePaths.resume(teacher, file),
    allowed: {},
  },
  { name: 'a picture of the library', path: (_, file) => storagePaths.media(file), allowed: {} },
  {
    name: 'a document of the library',
    path: (_, file) => storagePaths.libraryFile('prospectus', file),
    allowed: {},
  },
  {
    name: 'a resume under the id of someone without a role',
    path: ({ stranger }, file) => storagePaths.resume(stranger, file),
    allowed: {},
  },
  {
    name: "the teacher's staging folder",
    path: ({ teacher }, file) => storagePaths.staged(teacher, file),
    allowed: ownStaging('teacher'),
  },
  {
    name: "the admin's staging folder",
    path: ({ admin }, file) => storagePaths.staged(admin, file),
    allowed: ownStaging('admin'),
  },
  {
    name: 'a staging folder of someone without a role',
    path: ({ stranger }, file) => storagePaths.staged(stranger, file),
    allowed: {},
  },
  { name: "the bucket's root", path: (_, file) => file, allowed: {} },
  { name: 'a folder that the data model does not know', path: (_, file) => `other/${file}`, allowed: {} },
  {
    name: 'a folder below the faculty photos',
    path: (_, file) => storagePaths.facultyPhoto(`old/${file}`),
    allowed: {},
  },
  {
    name: 'a folder below the alumni photos',
    path: (_, file) => storagePaths.alumniPhoto(`old/${file}`),
    allowed: {},
  },
  { name: 'a file without its notice', path: (_, file) => `files/${file}`, allowed: {} },
  {
    name: "a folder below a notice's",
    path: (_, file) => storagePaths.noticeFile('notice', `a/${file}`),
    allowed: {},
  },
  { name: 'a resume without its owner', path: (_, file) => `resumes/${file}`, allowed: {} },
  {
    name: "a folder below the teacher's resumes",
    path: ({ teacher }, file) => storagePaths.resume(teacher, `old/${file}`),
    allowed: {},
  },
  { name: 'a staged file without its owner', path: (_, file) => `staging/${file}`, allowed: {} },
  {
    name: "a folder below the teacher's staging folder",
    path: ({ teacher }, file) => storagePaths.staged(teacher, `old/${file}`),
    allowed: {},
  },
  ...plugins.folders,
]

export function isAllowed(folder: Folder, person: Person, operation: Operation): boolean {
  return folder.allowed[operation]?.includes(person) ?? false
}
