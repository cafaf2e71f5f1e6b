import { numberOfId } from '@prangan/contract/ids'
import { documentPaths } from '@prangan/contract/paths'
import { type AdmissionDocument, applicationKeys } from '@prangan/contract/schemas/admissions'
import { normaliseEmail } from '@prangan/contract/schemas/fields'
import * as plugins from '@prangan/plugins/functions/on-application'
import type { Firestore, WriteBatch } from 'firebase-admin/firestore'
import { type AuditEntry, addAudit } from '../audit/audit.ts'
import { takeForm } from '../forms/take-form.ts'
import type { Handler, Input } from '../http/handler.ts'
import { newReferenceId } from '../lib/reference-id.ts'
import { countForOffice } from '../office/counters.ts'
import { mailApplicant } from './application-store.ts'
import type { AddedToApplication, OnApplication } from './on-application.ts'

const followers: readonly OnApplication[] = plugins.onApplication

type Form = Input<'registerAdmission'>['body']

type Taken = { applicationNumber: string; opened?: { token: string; expiresAt: string } }

/**
 * Registers an application. The same application sent within ten minutes (a double click, a lost reply) returns the first one's
 * number. It returns a token only with the first one's `Idempotency-Key`, which proves that the sender is the same.
 */
export const registerAdmission: Handler<'registerAdmission'> = async (
  { body },
  { firebase, configuration, address, now, idempotency },
) => {
  const { language: _, ...content } = body
  const firestore = await firebase.firestore()
  const added = await Promise.all(
    followers.map((onApplication) => onApplication(firestore, body, { now, address })),
  )
  const named = { mobile: body.mobile, email: normaliseEmail(body.email) }
  const form = { name: 'application', content, named, now, configuration }
  let taken: Taken | undefined
  const applicationNumber = await takeForm(firestore, form, async (batch) => {
    await idempotency.refuseRepeat()
    const entry = { action: 'application received', from: address } as const
    taken = await addApplication(batch, firestore, body, { entry, now, added })
    idempotency.keepAnswer(batch, answerOf(taken))
    return taken.applicationNumber
  })
  return answerOf(taken?.applicationNumber === applicationNumber ? taken : { applicationNumber })
}

const answerOf = ({ applicationNumber, opened }: Taken) => ({
  message: `Your application number is ${applicationNumber}.`,
  applicationNumber,
  ...(opened && { opened }),
})

type Entry = Pick<AuditEntry, 'action' | 'from' | 'actor' | 'actorUid'>

/**
 * Writes an application with its mail, audit entry, the office's count, and what plugins add. `create` fails for a number that
 * exists.
 */
export async function addApplication(
  batch: WriteBatch,
  firestore: Firestore,
  form: Form,
  { entry, now, added }: { entry: Entry; now: Date; added: readonly AddedToApplication[] },
): Promise<Taken> {
  const id = newReferenceId(now)
  const applicationNumber = numberOfId(id)
  const path = documentPaths.admission(id)
  const received: AdmissionDocument = {
    ...form,
    session: '',
    applicationNumber,
    status: 'new',
    history: [],
    mails: [],
    version: 1,
    createdAt: now,
    updatedAt: now,
    searchKeys: applicationKeys({ ...form, applicationNumber }),
  }
  const application: AdmissionDocument = Object.assign(received, ...added.map(({ fields }) => fields))
  const [mail = { kind: 'application received' as const }] = added.flatMap(({ mail }) => mail ?? [])
  const isByStranger = entry.actor === undefined
  const sent = { ...application, path }
  const mails = mailApplicant(batch, firestore, sent, 'received', mail, now, { isByStranger })
  batch.create(firestore.doc(path), { ...application, mails })
  addAudit(batch, firestore, { ...entry, subject: path, at: now })
  const [opened] = added.flatMap(({ add }) => add(batch, { id, applicationNumber }) ?? [])
  if (application.session === '') await countForOffice(batch, firestore, { newApplications: 1 })
  return { applicationNumber, ...(opened && { opened }) }
}
