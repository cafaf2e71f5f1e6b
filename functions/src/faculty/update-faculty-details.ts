import { can } from '@prangan/contract/roles'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import { storagePaths } from '@prangan/contract/storage-paths'
import { doneBy } from '../audit/audit.ts'
import { isAuthError } from '../auth/account-store.ts'
import { checkPassword } from '../auth/check-password.ts'
import { openNextSession, setPassword } from '../auth/set-password.ts'
import type { Context, Handler, Input } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import type { Firebase } from '../lib/firebase.ts'
import { removeObject, storePrivateObject, storePublicObject } from '../media/store-object.ts'
import { changeProfile } from './change-profile.ts'
import { findMember, type Member, readMember } from './faculty-store.ts'
import { toFacultyItem } from './faculty-wire.ts'
import { type ProfileFile, takeFiles } from './profile-files.ts'
import { followDepartments } from './sync-departments.ts'
import { filesOf, syncVisibility } from './sync-visibility.ts'

type Form = Input<'updateFacultyDetails'>['body']

/**
 * Everything is checked before anything is changed. Files are stored before the profile names them and removed after. The
 * password is changed last, since no transaction can undo it.
 */
export const updateFacultyDetails: Handler<'updateFacultyDetails'> = async (input, context) => {
  const { caller, firebase, configuration } = context
  const { body } = input
  const before = await findTarget(body, context)
  if (body.password) {
    if (before.uid !== caller.uid && !can(caller, 'account:reset')) throw new Failure('not-allowed')
    await checkPassword(body.password, { email: before.email, field: 'password', configuration })
  }
  const files = await takeFiles(firebase, input, { uid: before.uid, stager: caller.uid })
  const after = await saveProfile({ before, form: body, files }, context)
  if (!input.files.resume && body.stagedResume) {
    await removeObject(firebase, storagePaths.staged(caller.uid, body.stagedResume))
  }
  if (after.name !== before.name) await renameUser(firebase, after)
  if (after.department !== before.department) await followDepartments(await firebase.firestore(), context.now)
  const isOwn = caller.uid === after.uid
  const session = body.password ? await changePassword(after, body.password, isOwn, context) : {}
  return {
    message: isOwn ? 'Profile updated!' : 'Profile updated successfully!',
    user: toFacultyItem(after),
    ...session,
  }
}

async function findTarget({ email }: Form, { caller, firebase }: Context): Promise<Member> {
  const firestore = await firebase.firestore()
  const named = normaliseEmail(email)
  const isOwn = can(caller, 'profile:read-own') && (!named || named === normaliseEmail(caller.email))
  if (can(caller, 'profile:edit-any') && !isOwn) {
    const message = 'E-mail is required.'
    if (!named) throw new Failure('invalid-input', { message, fields: { email: message } })
    return found(await findMember(firestore, named))
  }
  if (named && named !== normaliseEmail(caller.email)) throw new Failure('not-allowed')
  return found(await readMember(firestore, caller.uid))
}

function found(member: Member | undefined): Member {
  if (!member) throw new Failure('no-such-faculty')
  return member
}

type Saving = { before: Member; form: Form; files: readonly ProfileFile[] }

async function saveProfile({ before, form, files }: Saving, context: Context): Promise<Member> {
  const { caller, firebase } = context
  const firestore = await firebase.firestore()
  const isPublic = !before.isRemoved
  const store = isPublic ? storePublicObject : storePrivateObject
  for (const file of files) await store(firebase, file.path, file)
  const change = { uid: before.uid, form, files, caller, by: doneBy(context) }
  const { after, unnamed } = await changeProfile(firestore, change).catch(async (error: unknown) => {
    // After any other error the commit may have succeeded, so the sweep decides.
    if (error instanceof Failure) await removeUnnamed(firebase, before.uid, files)
    throw error
  })
  if (after.isRemoved === isPublic) await syncVisibility(firebase, after.uid)
  await removeAll(firebase, unnamed)
  return after
}

/** Removes stored files unless the profile names them, as it does if only the reply to the commit was lost. */
async function removeUnnamed(firebase: Firebase, uid: string, files: readonly ProfileFile[]): Promise<void> {
  const member = await readMember(await firebase.firestore(), uid)
  const named = member ? filesOf(member) : []
  await removeAll(
    firebase,
    files.map(({ path }) => path).filter((path) => !named.includes(path)),
  )
}

async function removeAll(firebase: Firebase, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => removeObject(firebase, path)))
}

async function renameUser(firebase: Firebase, { uid, name }: Member): Promise<void> {
  const auth = await firebase.auth()
  await auth.updateUser(uid, { displayName: name }).catch((error: unknown) => {
    if (!isAuthError(error, 'user-not-found')) throw error
  })
}

async function changePassword(
  { uid, email, name }: Member,
  password: string,
  isOwn: boolean,
  context: Context,
): Promise<{ token?: string; customToken?: string }> {
  const { firebase } = context
  const entry = { action: 'profile changed', subject: email, detail: 'password', ...doneBy(context) } as const
  await setPassword(firebase, { uid, email, name }, password, { ...entry, isByOffice: !isOwn })
  return isOwn ? openNextSession(context, { email }, password) : {}
}
