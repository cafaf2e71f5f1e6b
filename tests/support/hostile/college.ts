import { collectionPaths } from '@prangan/contract/paths'
import type { Role } from '@prangan/contract/roles'
import { staffDocument } from '../../../functions/src/auth/staff-access.ts'
import { startApp } from '../app-with-clock.ts'
import { type Answer, call, form, json } from '../call.ts'
import { teacher } from '../office.ts'
import { connectOwnDatabase } from '../own-database.ts'
import { makePerson, newEmail } from '../people.ts'
import { loadSmallSite } from '../site.ts'
import { suite } from '../suite.ts'

/** Opens a college whose database and bucket nobody else writes to, so that all contents are known. */
export async function openCollege() {
  const own = connectOwnDatabase()
  // The app's own client retries what a busy emulator has dropped.
  const bucket = (await own.bucket()).storage.bucket(own.projectId)
  const firebase = { ...own, bucket: async () => bucket }
  const app = await startApp(firebase)
  const [firestore, auth] = await Promise.all([firebase.firestore(), firebase.auth()])

  const tokenOf = async (uid: string): Promise<string> => {
    const exchange = `${suite.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`
    const token = await auth.createCustomToken(uid)
    const response = await fetch(exchange, { method: 'POST', ...json({ token, returnSecureToken: true }) })
    return String(((await response.json()) as { idToken?: string }).idToken)
  }
  await loadSmallSite(firestore)
  const admin = await makePerson(firebase, 'admin')
  const adminToken = await tokenOf(admin.uid)
  const addTeacher = async (): Promise<{ uid: string; email: string }> => {
    const email = newEmail('teacher')
    const sent = { token: adminToken, origin: app.origin, ...form(teacher(email)) }
    done(await call('POST /faculty/addfaculty', sent))
    const { docs } = await firestore.collection(collectionPaths.faculty).where('email', '==', email).get()
    const uid = docs[0]?.id ?? ''
    // Teachers may do nothing until they have chosen a password.
    await staffDocument(firestore, uid).update({ firstPassword: null })
    return { uid, email }
  }
  const [caller, subject] = [await addTeacher(), await addTeacher()]

  return {
    origin: app.origin,
    firebase,
    firestore,
    bucket,
    /** One teacher calls, the other is the target of other people's calls. */
    caller,
    subject,
    /** Makes a new token each time, since hostile calls end sessions too. */
    token: (role: Role) => tokenOf(role === 'admin' ? admin.uid : caller.uid),
    async close() {
      const { docs } = await firestore.collection(collectionPaths.accounts).get()
      await auth.deleteUsers([admin.uid, ...docs.map((account) => String(account.get('uid')))])
      const [files] = await bucket.getFiles()
      await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })))
      await app.close()
    },
  }
}

export type College = Awaited<ReturnType<typeof openCollege>>

export function done({ status, body }: Answer): Answer['body'] {
  if (status >= 300) throw new Error(`A good call answers ${status}: ${body.message}`)
  return body
}
