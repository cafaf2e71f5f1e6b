import { idOfNumber } from '@prangan/contract/ids'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { AdmissionDocumentSchema } from '@prangan/contract/schemas/admissions'
import { ApplicationAccessSchema } from '@prangan/contract/schemas/private-documents'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { Deps } from '../lib/deps.ts'
import { Failure } from '../lib/failure.ts'
import { parseStored } from '../lib/parse-stored.ts'
import { type AccessKind, accessOf, giveToken } from '../lib/status-access.ts'
import { mailStatusCode } from '../mail/mail-status-code.ts'

const { tokenLifetime, longestToken } = limits.admissions

/** How an application is opened by its applicant. */
export const applicationAccess: AccessKind = {
  pathOf: documentPaths.applicationAccess,
  codes: 'applicationCodes',
  failures: 'applicationFailures',
  limits: limits.admissions,
  tokenFields: (application, givenAt, expiresAt) => ({ kind: 'token', application, givenAt, expiresAt }),
}

type Writer = Parameters<typeof giveToken>[0]

/**
 * Adds a token that opens an application to the batch or transaction: for whoever has just created it, or is at the
 * office's counter.
 */
export function openedFor(
  writer: Writer,
  firestore: Firestore,
  id: string,
  now: Date,
): { token: string; expiresAt: string } {
  const { token, expiresAt } = giveToken(writer, firestore, applicationAccess, { id, now })
  return { token, expiresAt: expiresAt.toISOString() }
}

/**
 * The id of the application that a token opens. The token lives half an hour since its last use; to write rarely, it is
 * extended only once half of that has passed. Throws 403 where it opens nothing any more.
 */
export async function applicationOfToken(firestore: Firestore, token: string, now: Date): Promise<string> {
  const document = accessOf(firestore, applicationAccess, 'token', token)
  const stored = await document.get()
  const access = stored.exists ? parseStored(ApplicationAccessSchema, stored) : undefined
  if (access?.kind !== 'token' || access.expiresAt <= now) throw new Failure('application-look-ended')
  const { application, givenAt, expiresAt } = access
  const until = Math.min(now.getTime() + tokenLifetime, givenAt.getTime() + longestToken)
  const isHalfOver = expiresAt.getTime() - now.getTime() < tokenLifetime / 2
  if (isHalfOver && until > expiresAt.getTime()) await document.update({ expiresAt: new Date(until) })
  return application
}

/** The document of the code that the guardian of this application was mailed. */
export const guardianCodeOf = (firestore: Firestore, id: string): DocumentReference =>
  accessOf(firestore, applicationAccess, 'guardian', id)

/** Handles a new document in `applicationAccess`: some are not requests and need nothing. */
export const onApplicationCodeRequested =
  (deps: Deps) =>
  async ({ document }: { document: string }): Promise<void> =>
    answerApplicationRequest(deps, document)

/** Mails the code of a request that names the applicant of a number. */
export const answerApplicationRequest = (deps: Deps, path: string): Promise<void> =>
  mailStatusCode(deps, path, 'application code', findApplicant)

async function findApplicant(firestore: Firestore, number: string) {
  const stored = await firestore.doc(documentPaths.admission(idOfNumber(number))).get()
  if (!stored.exists) return undefined
  const { applicationNumber, email, mobile, language } = parseStored(AdmissionDocumentSchema, stored)
  return { number: applicationNumber, email, mobile, language }
}
