import { randomUUID } from 'node:crypto'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { Role } from '@prangan/contract/roles'
import { storageFolders } from '@prangan/contract/storage-paths'
import { departmentNamed, designationAt } from '@prangan/contract/testing/fixtures'
import { deleteAlumnus } from '../../functions/src/alumni/delete-alumnus.ts'
import { registerAlumnus } from '../../functions/src/alumni/register-alumnus.ts'
import { setAlumnusStatus } from '../../functions/src/alumni/set-alumnus-status.ts'
import { updateAlumnus } from '../../functions/src/alumni/update-alumnus.ts'
import { newFaculty } from '../../functions/src/faculty/new-faculty.ts'
import type { Input } from '../../functions/src/http/handler.ts'
import { noIdempotency } from '../../functions/src/idempotency/idempotency.ts'
import { configuration } from '../../functions/src/lib/configuration.ts'
import { Failure } from '../../functions/src/lib/failure.ts'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { readOfficeCounters } from '../../functions/src/office/counters.ts'
import { jpeg, newRegistration } from './alumni.ts'
import { smallPdf } from './pdf.ts'

type Update = Input<'updateAlumnus'>['body']

export const clerk = 'clerk@college.test'

/**
 * Opens a project with the real handlers and no triggers, so that all counts and leftovers are the test's. Use one per test
 * file, since the process has one Firebase app.
 */
export async function foundCollege() {
  process.loadEnvFile(new URL('../../functions/.env.demo-prangan', import.meta.url))
  const projectId = `demo-college-${randomUUID().slice(0, 8)}`
  const firebase = connectFirebase({ projectId, storageBucket: `${projectId}.appspot.com` })
  const [firestore, bucket] = await Promise.all([firebase.firestore(), firebase.bucket()])
  const photo = { name: 'me.jpg', bytes: await jpeg() }
  const context = (uid = 'clerk', role: Role = 'admin') => ({
    firebase,
    configuration,
    now: new Date(),
    address: '10.0.0.1',
    header: () => '',
    idempotency: noIdempotency,
    caller: {
      uid,
      email: clerk,
      name: '',
      role,
      grants: [],
      lastDays: {},
      version: 0,
      signedInAt: new Date(),
    },
  })
  const dataOf = async (path: string) => (await firestore.doc(path).get()).data()
  const idsIn = async (collection: string) =>
    (await firestore.collection(collection).get()).docs.map(({ id }) => id)
  return {
    firebase,
    firestore,
    bucket,
    context,
    isStored: async (path: string) => (await bucket.file(path).exists())[0],
    addTeacher: async (uid: string) => {
      const email = `${uid}@college.test`
      const known = {
        name: 'Kavita Rawat',
        email,
        designation: designationAt(0),
        department: departmentNamed('Commerce'),
      }
      await firestore.doc(documentPaths.faculty(uid)).create(newFaculty(known))
      return email
    },
    register: async (fields = newRegistration(), from = randomUUID()) => {
      const visitor = { ...context(), caller: undefined, address: from }
      return (await registerAlumnus({ params: undefined, body: fields, files: { photo } }, visitor)).id
    },
    setStatus: (id: string, status: boolean) =>
      setAlumnusStatus({ params: { id }, body: { status }, files: {} }, context()),
    update: (id: string, body: Update, withPhoto = false) =>
      updateAlumnus({ params: { id }, body, files: withPhoto ? { photo } : {} }, context()),
    remove: (id: string, body: { reason?: string; version?: number } = {}) =>
      deleteAlumnus({ params: { id }, body: { reason: '', ...body }, files: {} }, context()),
    alumnus: (id: string) => dataOf(documentPaths.alumnus(id)),
    shown: (id: string) => dataOf(documentPaths.verifiedAlumnus(id)),
    alumniIds: () => idsIn(collectionPaths.alumni),
    shownIds: () => idsIn(collectionPaths.verifiedAlumni),
    mails: async () =>
      (await firestore.collection(collectionPaths.mail).get()).docs.map((mail) => mail.data()),
    counters: () => readOfficeCounters(firestore),
    audit: async (id: string) => {
      const entries = firestore
        .collection(collectionPaths.audit)
        .where('subject', '==', documentPaths.alumnus(id))
      const { docs } = await entries.get()
      return docs.map((entry) => entry.data()).sort((a, b) => a.at.toMillis() - b.at.toMillis())
    },
    photos: async () => {
      const [files] = await bucket.getFiles({ prefix: `${storageFolders.alumniPhotos}/` })
      return files.map(({ name }) => name.slice(storageFolders.alumniPhotos.length + 1)).sort()
    },
    namedPhotos: async () => {
      const found = await Promise.all(
        [collectionPaths.alumni, collectionPaths.alumniBin].map((name) => firestore.collection(name).get()),
      )
      return found
        .flatMap(({ docs }) => docs)
        .flatMap((alumnus) => [String(alumnus.get('photo')), String(alumnus.get('publicPhoto'))])
        .filter(Boolean)
        .sort()
    },
  }
}

export type College = Awaited<ReturnType<typeof foundCollege>>

export async function uploadedPdf(name = 'paper.pdf'): Promise<{ name: string; bytes: Buffer }> {
  return { name, bytes: Buffer.from(await smallPdf().arrayBuffer()) }
}

/** Returns 'done' or the failure's code; throws anything else. */
export async function outcome(change: Promise<unknown>): Promise<string> {
  try {
    await change
    return 'done'
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}
