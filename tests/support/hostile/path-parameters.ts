import { type EndpointName, endpointTable, splitRoute } from '@prangan/contract/endpoints/table'
import { idOfNumber } from '@prangan/contract/ids'
import { documentPaths } from '@prangan/contract/paths'
import type { VerifiedAlumnusItem } from '@prangan/contract/schemas/alumni'
import type { FacultyItem } from '@prangan/contract/schemas/faculty'
import type { NoticeWire } from '@prangan/contract/schemas/notices'
import * as plugins from '@prangan/plugins/tests/calls'
import { jpeg, newRegistration, photoOf, register } from '../alumni.ts'
import { apply, newApplication } from '../applications.ts'
import { type Answer, call, form, json } from '../call.ts'
import { type CreateName, createNames, newRequest } from '../create-requests.ts'
import { smallPdf } from '../pdf.ts'
import type { PathParameters } from './calls.ts'
import { type College, done } from './college.ts'

/** Creates what a call to this endpoint needs; returns its path parameters or token. */
export async function makePathParameters(name: EndpointName, college: College): Promise<PathParameters> {
  const { path } = splitRoute(endpointTable[name].routes[0])
  const fitting = makers.filter(([pattern]) => pattern.test(path))
  if (fitting.length > 1) throw new Error(`More than one maker fits ${path}.`)
  const make = fitting[0]?.[1] ?? makeAbove
  const parameters = await make(college, path)
  for (const [, parameter = ''] of path.matchAll(/[:*](\w+)/g)) {
    if (!parameters[parameter]) throw new Error(`Nothing was made for ${parameter} of ${path}.`)
  }
  return parameters
}

type Maker = (college: College, path: string) => Promise<PathParameters>

/** Without a specific maker, `/x/:id` is what `POST /x` creates. */
const makeAbove: Maker = async (college, path) => {
  const above = /^(.*)\/:id/.exec(path)?.[1]
  const name = createNames.find((each) => endpointTable[each].routes[0] === `POST ${above}`)
  return name ? { id: String((await create(name, college)).id) } : {}
}

const asAdmin = async ({ token, origin }: College) => ({ token: await token('admin'), origin })
const asTeacher = async ({ token, origin }: College) => ({ token: await token('faculty'), origin })
const segments = (link: string): string[] => link.split('/').slice(1)

async function create(name: CreateName, { token, origin }: College): Promise<Answer['body']> {
  const { route, who, sent } = await newRequest(name)
  return done(await call(route, { origin, ...(who !== 'anyone' && { token: await token(who) }), ...sent }))
}

const additions = {
  experience: 'addExperience',
  award: 'addAward',
  qualification: 'addQualification',
  publication: 'addPublication',
} as const satisfies Record<string, CreateName>

async function publish(college: College): Promise<NoticeWire> {
  return (await create('uploadNews', college)).item as NoticeWire
}

async function registerOne(college: College): Promise<PathParameters> {
  return { id: String(done(await register(newRegistration(), { origin: college.origin })).id) }
}

async function verifyOne(college: College): Promise<PathParameters> {
  const { id = '' } = await registerOne(college)
  const office = await asAdmin(college)
  done(await call(`PUT /admin/status/${id}`, { ...office, ...json({ status: true }) }))
  const { data } = done(await call('GET /alumni/verifiedalumni', { origin: college.origin }))
  const shown = (data as VerifiedAlumnusItem[]).find(({ Id }) => Id === id)
  return { file: segments(shown?.Photo ?? '')[1] ?? '' }
}

async function applyOnce({ origin }: College): Promise<PathParameters> {
  const { applicationNumber } = done(await apply(newApplication(), { origin }))
  return { id: idOfNumber(String(applicationNumber)) }
}

async function showFiles(college: College): Promise<PathParameters> {
  const sent = form({ photo: photoOf(await jpeg()), resume: smallPdf() })
  const { user } = done(
    await call('POST /faculty/update_faculty_details', { ...(await asTeacher(college)), ...sent }),
  )
  const { photo, resume } = user as FacultyItem
  return { photo, resume }
}

async function addRecord(college: College, path: string): Promise<PathParameters> {
  const [, kind] = /faculty_(experience|award|qualification|publication)\//.exec(path) ?? []
  const name = additions[kind as keyof typeof additions]
  return { id: String((await create(name, college)).id) }
}

async function deleteRecord(college: College): Promise<PathParameters> {
  const { id = '' } = await addRecord(college, '/faculty_award/')
  done(await call(`POST /faculty/delete_faculty_award/${id}`, await asTeacher(college)))
  return { kind: 'awards', id }
}

async function addPicture(college: College): Promise<PathParameters> {
  const { id } = await create('addPicture', college)
  const stored = await college.firestore.doc(documentPaths.media(String(id))).get()
  return { id: String(id), file: String(stored.get('files')[0].file) }
}

async function addDocument(college: College): Promise<PathParameters> {
  const { id } = await create('addDocument', college)
  return { id: String(id), number: '1', file: `${id}.pdf` }
}

/** No two patterns match the same path. */
const makers: readonly (readonly [path: RegExp, Maker])[] = [
  [/^\/news\/.*:id/, async (college) => ({ id: (await publish(college)).Id, link: 'a/b' })],
  [
    /^\/files\//,
    async (college) => {
      const [, id = '', name = ''] = segments((await publish(college)).Link)
      return { id, name }
    },
  ],
  [/^\/api\/notice-pictures\//, async (college) => ({ id: (await publish(college)).Id, name: 'en.jpg' })],
  [/^\/alumni_photos\//, verifyOne],
  [/^\/faculty_photos\//, async (college) => ({ file: (await showFiles(college)).photo ?? '' })],
  [
    /^\/resumes\//,
    async (college) => {
      const { resume = '' } = await showFiles(college)
      return { uid: college.caller.uid, file: segments(`/${resume}`).at(-1) ?? '' }
    },
  ],
  ...plugins.pathParameters,
  [/^\/admin\/application\//, applyOnce],
  [/^\/admin\/departments\//, async () => ({ slug: 'science' })],
  [/^\/admin\/facts\//, async () => ({ key: 'formFee' })],
  [/^\/admin\/people\//, async ({ subject: { uid } }) => ({ uid })],
  [/:(email|Id)$/, async ({ subject: { email } }) => ({ email, Id: email })],
  [/^\/admin\/media\/(bin\/)?:id|^\/media\//, addPicture],
  [/^\/admin\/documents\/(bin\/)?:id|^\/documents\//, addDocument],
  [/^\/admin\/(status\/)?:id$|^\/alumni\/bin\//, registerOne],
  [/^\/admin\/bin\//, async (college) => ({ kind: 'alumni', ...(await registerOne(college)) })],
  [/restore_faculty_record/, deleteRecord],
  [/faculty_(experience|award|qualification|publication)\/:id$/, addRecord],
  [/\*doi$/, async () => ({ doi: '10.1234/abc.56' })],
]
