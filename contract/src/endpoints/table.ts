import * as plugins from '@prangan/plugins/contract/endpoints'
import type * as z from 'zod/mini'
import { admissionEndpoints } from './admissions.ts'
import { alumniEndpoints } from './alumni.ts'
import { authEndpoints } from './auth.ts'
import { binEndpoints } from './bin.ts'
import type { Endpoint, FileRule, Method } from './endpoint.ts'
import { facultyEndpoints } from './faculty.ts'
import { feedbackEndpoints } from './feedback.ts'
import { fileEndpoints } from './files.ts'
import { libraryEndpoints } from './library.ts'
import { newsEndpoints } from './news.ts'
import { operationEndpoints } from './operation.ts'
import { pagesEndpoints } from './pages.ts'
import { peopleEndpoints } from './people.ts'
import { recordEndpoints } from './records.ts'
import { searchEndpoints } from './search.ts'

/** Every documented endpoint. The order matters: a specific path must precede a wildcard that would match it. */
export const endpointTable = {
  ...newsEndpoints,
  ...authEndpoints,
  ...facultyEndpoints,
  ...recordEndpoints,
  ...peopleEndpoints,
  ...pagesEndpoints,
  ...libraryEndpoints,
  ...binEndpoints,
  ...alumniEndpoints,
  ...admissionEndpoints,
  ...feedbackEndpoints,
  ...searchEndpoints,
  ...operationEndpoints,
  ...plugins.endpointTable,
  ...fileEndpoints,
} as const satisfies Record<string, Endpoint>

type EndpointTag = { name: string; description: string; rows: Readonly<Record<string, Endpoint>> }

const coreTags: readonly EndpointTag[] = [
  { name: 'Notices', description: 'News, events and the ticker.', rows: newsEndpoints },
  { name: 'Sign-in', description: 'Sessions and forgotten passwords.', rows: authEndpoints },
  {
    name: 'Faculty',
    description: 'Profiles and records of teachers, and their accounts.',
    rows: { ...facultyEndpoints, ...recordEndpoints },
  },
  {
    name: 'Admissions and inquiries',
    description: 'Forms that visitors send, and what the office decides.',
    rows: {
      ...admissionEndpoints,
      ...feedbackEndpoints,
      ...searchEndpoints,
    },
  },
  { name: 'People', description: 'Who has access, and to what.', rows: peopleEndpoints },
  {
    name: 'The editable site',
    description: 'Pages, their drafts and versions, and the site settings.',
    rows: pagesEndpoints,
  },
  {
    name: 'The library',
    description: 'Pictures and documents of the editable site.',
    rows: libraryEndpoints,
  },
  {
    name: 'The bin',
    description: 'What was deleted or rejected, of every kind.',
    rows: binEndpoints,
  },
  { name: 'Alumni', description: 'Registration, verification, the gallery.', rows: alumniEndpoints },
  { name: 'Operation', description: 'Whether and how the site runs.', rows: operationEndpoints },
  { name: 'Files', description: 'Photos, resumes and the files of notices.', rows: fileEndpoints },
]

const pluginTags: readonly EndpointTag[] = plugins.endpointTag

/** The groups of the documentation; a plugin's rows join a group of the same name. */
export const endpointTags: readonly EndpointTag[] = pluginTags.reduce<EndpointTag[]>(
  (tags, added) => {
    const { rows, ...tag } = tags.find(({ name }) => name === added.name) ?? added
    return [...tags.filter(({ name }) => name !== added.name), { ...tag, rows: { ...rows, ...added.rows } }]
  },
  [...coreTags],
)

export type EndpointName = keyof typeof endpointTable
export type EndpointOf<Name extends EndpointName> = (typeof endpointTable)[Name]

type Inferred<Schema> = Schema extends z.ZodMiniType ? z.infer<Schema> : undefined

export type ParamsOf<Name extends EndpointName> =
  EndpointOf<Name> extends { params: infer Schema } ? Inferred<Schema> : undefined

export type QueryOf<Name extends EndpointName> =
  EndpointOf<Name> extends { query: infer Schema } ? Partial<Inferred<Schema>> : undefined

export type BodyOf<Name extends EndpointName> =
  EndpointOf<Name> extends { body: { input: infer Schema } } ? Inferred<Schema> : undefined

export type FileFieldOf<Name extends EndpointName> =
  EndpointOf<Name> extends { body: { files: infer Files extends Record<string, FileRule> } }
    ? keyof Files
    : never

export type OutputOf<Name extends EndpointName> = Inferred<EndpointOf<Name>['output']>

export function splitRoute(route: Endpoint['routes'][number]): { method: Method; path: string } {
  const [method, path] = route.split(' ') as [Method, string]
  return { method, path }
}
