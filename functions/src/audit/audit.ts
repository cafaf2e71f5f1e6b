import { randomUUID } from 'node:crypto'
import { limits } from '@prangan/contract/limits'
import { collections } from '@prangan/contract/paths'
import type { AuditDocument } from '@prangan/contract/schemas/audit'
import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'

export type AuditEntry = Pick<AuditDocument, 'action' | 'subject' | 'from'> & {
  actor?: string
  detail?: string
  at: Date
}

/** Adds an entry to the audit trail in the same transaction or batch as what it tells of. */
export function addAudit(
  writer: Pick<Transaction | WriteBatch, 'create'>,
  firestore: Firestore,
  { actor = '', detail = '', at, ...entry }: AuditEntry,
): void {
  const expiresAt = new Date(at.getTime() + limits.auditLifetime)
  const document = { ...entry, actor, detail, at, expiresAt }
  writer.create(firestore.collection(collections.audit).doc(randomUUID()), document)
}
