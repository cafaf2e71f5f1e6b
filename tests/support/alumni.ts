import { documentPaths } from '@prangan/contract/paths'
import type { AlumnusItem, RegisterAlumnusInput, VerifiedAlumnusItem } from '@prangan/contract/schemas/alumni'
import sharp from 'sharp'
import { connectFirebase, type Firebase } from '../../functions/src/lib/firebase.ts'
import { examples } from '../../functions/src/openapi/examples.ts'
import { type Answer, call, form, json, signIn } from './call.ts'
import { newClientHeaders, newEmail, newMobile } from './people.ts'

export const newRegistration = (more: Partial<RegisterAlumnusInput> = {}): RegisterAlumnusInput => ({
  ...examples.registerAlumnus.body,
  email: newEmail('alumnus'),
  MoNo: newMobile(),
  ...more,
})

export const jpeg = (width = 90, height = 120): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#b45309' } })
    .jpeg()
    .toBuffer()

export const photoOf = (bytes: Buffer, name = 'me.jpg'): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })

export async function register(
  fields: Record<string, string | File>,
  options: { photo?: File; clientHeaders?: Record<string, string>; origin?: string; token?: string } = {},
): Promise<Answer> {
  const { photo = photoOf(await jpeg()), clientHeaders = newClientHeaders(), ...more } = options
  return call('POST /alumni/reg_sub', { ...form({ ...fields, photo }), headers: clientHeaders, ...more })
}

export async function registered(
  fields: Record<string, string> = newRegistration(),
  photo?: File,
): Promise<string> {
  const { status, body } = await register(fields, photo ? { photo } : {})
  if (status !== 201) throw new Error(`Registering answers ${status}: ${body.message}`)
  return String(body.id)
}

export async function openAlumniOffice(firebase: Firebase = connectFirebase()) {
  const [admin, firestore] = await Promise.all([signIn('admin'), firebase.firestore()])
  const all = async () => (await call('GET /alumni/viewalumni', { token: admin })).body.send as AlumnusItem[]
  return {
    admin,
    verify: (id: string, status: unknown = true) =>
      call(`PUT /admin/status/${id}`, { token: admin, ...json({ status }) }),
    update: (id: string, fields: Record<string, string | File>) =>
      call(`PUT /admin/${id}`, { token: admin, ...form(fields) }),
    remove: (id: string, body?: object) =>
      call(`DELETE /admin/${id}`, { token: admin, ...(body && json(body)) }),
    all,
    one: async (id: string) => (await all()).find((alumnus) => alumnus.id === id),
    stored: async (id: string) => (await firestore.doc(documentPaths.alumnus(id)).get()).data(),
    shown: async (id: string) => {
      const { body } = await call('GET /alumni/verifiedalumni')
      return (body.data as VerifiedAlumnusItem[]).find(({ Id }) => Id === id)
    },
  }
}

export type AlumniOffice = Awaited<ReturnType<typeof openAlumniOffice>>
