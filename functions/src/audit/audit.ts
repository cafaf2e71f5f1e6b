import { randomUUID } from 'node:crypto'
import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { collectionPaths } from '@prangan/contract/paths'
import type { AuditDocument } from '@prangan/contract/schemas/audit'
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import type { Caller } from '../http/authenticate.ts'
import type { Context } from '../http/handler.ts'

export type AuditEntry = Pick<AuditDocument, 'action' | 'subject' | 'from'> & {
  actor?: string
  actorUid?: string
  detail?: string
  name?: string
  at: Date
  /** Of an entry that is written once. */
  id?: string
}

export type DoneBy = Pick<AuditEntry, 'from' | 'at' | 'actorUid'> & { actor: string }

type Doer = Pick<Context<Pick<Caller, 'email' | 'uid'>>, 'caller' | 'address' | 'now'>

export function doneBy({ caller, address, now }: Doer): DoneBy {
  return { actor: caller.email, actorUid: caller.uid, from: address, at: now }
}

/** An e-mail address may have a slash. */
function areaOf(subject: string): string {
  const [first = '', id] = subject.split('/')
  return id === undefined || subject.includes('@') ? collectionPaths.accounts : first
}

export function addAudit(
  writer: Pick<Transaction | WriteBatch, 'create'>,
  firestore: Firestore,
  { id = randomUUID(), actor = '', actorUid = '', detail = '', name = '', at, ...entry }: AuditEntry,
): void {
  const expiresAt = new Date(at.getTime() + limits.auditLifetime)
  const document: AuditDocument = {
    ...entry,
    actor,
    actorUid,
    detail,
    name,
    area: areaOf(entry.subject),
    isByStaff: actorUid !== '',
    day: dayInIndia(at),
    at,
    expiresAt,
  }
  writer.create(firestore.collection(collectionPaths.audit).doc(id), document)
}
