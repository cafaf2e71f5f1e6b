import { idOfNumber } from '@prangan/contract/ids'
import { documentPaths } from '@prangan/contract/paths'
import { type Ability, can, grantsAt } from '@prangan/contract/roles'
import { StaffDocumentSchema } from '@prangan/contract/schemas/staff'
import type { AuditEntry } from '@prangan/functions/audit/audit'
import { staffDocument } from '@prangan/functions/auth/staff-access'
import { goesOn } from '@prangan/functions/auth/staff-store'
import type { Caller } from '@prangan/functions/http/authenticate'
import type { Deps } from '@prangan/functions/lib/deps'
import { Failure } from '@prangan/functions/lib/failure'
import { parseStored } from '@prangan/functions/lib/parse-stored'
import { type AccessKind, accessOf, giveToken } from '@prangan/functions/lib/status-access'
import { mailStatusCode } from '@prangan/functions/mail/mail-status-code'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { admissionLimits } from '../contract/limits.ts'
import { admissionPaths, collectionPaths } from '../contract/paths.ts'
import { type AdmissionDocument, AdmissionDocumentSchema } from '../contract/schemas/application.ts'
import { ApplicationAccessSchema } from '../contract/schemas/application-access.ts'

const { tokenLifetime, longestToken } = admissionLimits

export const applicationAccess: AccessKind = {
  name: 'application',
  pathOf: admissionPaths.access,
  tokenFields: (application, givenAt, expiresAt) => ({ kind: 'token', application, givenAt, expiresAt }),
}

type Writer = Parameters<typeof giveToken>[0]

type Clerk = Pick<Caller, 'uid' | 'email' | 'signedInAt'>

export function openedFor(
  writer: Writer,
  firestore: Firestore,
  id: string,
  now: Date,
  clerk?: Clerk,
): { token: string; expiresAt: string } {
  const kind: AccessKind = {
    ...applicationAccess,
    tokenFields: (...given) => ({
      ...applicationAccess.tokenFields(...given),
      ...(clerk && { clerk: { uid: clerk.uid, email: clerk.email, signedInAt: clerk.signedInAt } }),
    }),
  }
  const { token, expiresAt } = giveToken(writer, firestore, kind, { id, now })
  return { token, expiresAt: expiresAt.toISOString() }
}

export type Opened = { id: string; by: Pick<AuditEntry, 'actor' | 'actorUid'> }

const atCounter: Ability = 'admission:verify'

/**
 * Returns the application that a token opens. A token expires half an hour after its last use; to save writes, it is extended
 * only after half of that time. A clerk's token needs `ability` and ends with the clerk's session. Throws 403 if the token is
 * not valid, or the clerk lacks the ability.
 */
export async function applicationOfToken(
  firestore: Firestore,
  token: string,
  now: Date,
  ability: Ability = atCounter,
): Promise<Opened> {
  const document = accessOf(firestore, applicationAccess, 'token', token)
  const stored = await document.get()
  const access = stored.exists ? parseStored(ApplicationAccessSchema, stored) : undefined
  if (access?.kind !== 'token' || access.expiresAt <= now) throw new Failure('application-look-ended')
  const { application, givenAt, expiresAt, clerk } = access
  if (clerk) await refuseClerk(firestore, clerk, ability, now)
  const until = Math.min(now.getTime() + tokenLifetime, givenAt.getTime() + longestToken)
  const isHalfOver = expiresAt.getTime() - now.getTime() < tokenLifetime / 2
  if (isHalfOver && until > expiresAt.getTime()) await document.update({ expiresAt: new Date(until) })
  return { id: application, by: clerk ? { actor: clerk.email, actorUid: clerk.uid } : {} }
}

async function refuseClerk(
  firestore: Firestore,
  { uid, signedInAt }: Clerk,
  ability: Ability,
  now: Date,
): Promise<void> {
  const stored = await staffDocument(firestore, uid).get()
  const staff = stored.exists ? parseStored(StaffDocumentSchema, stored) : undefined
  const { role = 'none' } = staff ?? {}
  if (!staff || role === 'none' || !goesOn(staff, signedInAt)) throw new Failure('application-look-ended')
  if (!can({ role, grants: grantsAt(staff, now) }, ability)) throw new Failure('not-allowed')
}

/**
 * Ends the codes that were mailed to an application's address, and the pages that were opened with them: the address has changed.
 * Pages of clerks, and the one with the token `kept`, stay open. It reads, so call it before the transaction writes.
 */
export async function endMailedAccess(
  transaction: Transaction,
  firestore: Firestore,
  { id, application }: { id: string; application: Pick<AdmissionDocument, 'applicationNumber'> },
  kept = '',
): Promise<void> {
  const all = firestore.collection(collectionPaths.applicationAccess)
  const codes = await transaction.get(all.where('number', '==', application.applicationNumber))
  const tokens = await transaction.get(all.where('application', '==', id))
  const own = accessOf(firestore, applicationAccess, 'token', kept)
  const others = tokens.docs.filter((stored) => !stored.get('clerk') && stored.id !== own.id)
  const mailed = [...codes.docs, ...others]
  for (const { ref } of mailed) transaction.delete(ref)
}

export const guardianCodeOf = (firestore: Firestore, id: string): DocumentReference =>
  accessOf(firestore, applicationAccess, 'guardian', id)

export const onApplicationCodeRequested =
  (deps: Deps) =>
  async ({ document }: { document: string }): Promise<void> =>
    answerApplicationRequest(deps, document)

export const answerApplicationRequest = (deps: Deps, path: string): Promise<void> =>
  mailStatusCode(deps, path, applicationAccess, 'application code', findApplicant)

async function findApplicant(firestore: Firestore, number: string) {
  const stored = await firestore.doc(documentPaths.admission(idOfNumber(number))).get()
  if (!stored.exists) return undefined
  const { applicationNumber, email, mobile, language } = parseStored(AdmissionDocumentSchema, stored)
  return { number: applicationNumber, email, mobile, language }
}
