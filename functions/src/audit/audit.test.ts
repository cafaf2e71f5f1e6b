import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { AuditDocument } from '@prangan/contract/schemas/audit'
import type { Firestore } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { type AuditEntry, addAudit } from './audit.ts'

const firestore = { collection: () => ({ doc: () => ({}) }) } as unknown as Firestore

function storedOf(entry: Partial<AuditEntry>): AuditDocument {
  const created: AuditDocument[] = []
  const writer = { create: (_: unknown, document: object) => created.push(document as AuditDocument) }
  const at = new Date('2026-03-02T09:30:00Z')
  const usual = { action: 'notice changed', subject: documentPaths.news('library'), from: '', at } as const
  addAudit(writer as unknown as Parameters<typeof addAudit>[0], firestore, { ...usual, ...entry })
  const [document] = created
  if (!document) throw new Error('Nothing was created.')
  return document
}

describe('An audit entry', () => {
  it.each([
    [documentPaths.news('library'), collectionPaths.news],
    [`${documentPaths.facultyRecords('asha', 'awards')}/one`, collectionPaths.faculty],
    ['departments/arts', 'departments'],
    ['asha@college.test', collectionPaths.accounts],
    // Somebody who fails to sign in may type anything.
    ['news/asha@college.test', collectionPaths.accounts],
    ['asha', collectionPaths.accounts],
  ])('about %s is found under %s', (subject, area) => {
    expect(storedOf({ subject }).area).toBe(area)
  })

  it('is of the staff if somebody was signed in, and not if a job or a visitor did it', () => {
    expect(storedOf({ actor: 'asha@college.test', actorUid: 'asha' }).isByStaff).toBe(true)
    expect(storedOf({ actor: 'the nightly sweep' }).isByStaff).toBe(false)
    expect(storedOf({}).isByStaff).toBe(false)
  })

  it('has the day in India, where it may be tomorrow', () => {
    expect(storedOf({ at: new Date('2026-03-02T18:29:59Z') }).day).toBe('2026-03-02')
    expect(storedOf({ at: new Date('2026-03-02T18:30:00Z') }).day).toBe('2026-03-03')
  })
})
