import { type AuditDocument, auditActions } from '@prangan/contract/schemas/audit'
import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../../lib/watch-audit-trail.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { auditTextOf } from '../../../messages/en/desk/audit-texts.ts'
import { storedEntry } from '../../../testing/stored.ts'
import { groupEvents } from './group-events.ts'

describe('Recent activity', () => {
  it('has a place for its subject in every sentence', () => {
    const { audit, auditTexts } = deskMessages()
    for (const action of auditActions) expect(auditTexts[action][1], action).toContain('{}')
    expect(auditTextOf(auditTexts, 'room booked' as AuditDocument['action'])).toEqual([
      'room booked',
      '{}: room booked',
    ])
    for (const [kind, text] of Object.entries(audit.groups)) expect(text(2, 2), kind).toContain('{}')
  })

  it('is told once for all that a person did of a kind in an hour in India', () => {
    let id = 0
    const entry = (given: Partial<AuditEntry>): AuditEntry => {
      id += 1
      return { ...storedEntry(given), id: String(id) }
    }
    const action = 'papers changed' as AuditDocument['action']
    const upload = { action, actor: '', subject: 'admissions/asha' }
    const told = groupEvents([
      entry({ ...upload, detail: '+ photo', at: new Date('2026-11-24T05:20:00Z') }),
      entry({ actor: 'office@a.test', subject: 'news/b', at: new Date('2026-11-24T05:10:00Z') }),
      entry({ ...upload, detail: '+ marksheet', at: new Date('2026-11-24T04:40:00Z') }),
      entry({ ...upload, detail: '− photo', at: new Date('2026-11-24T04:35:00Z') }),
      // 9:59 am in India: the hour before.
      entry({ ...upload, detail: '+ form', at: new Date('2026-11-24T04:29:00Z') }),
    ])
    expect(told.map(({ entry, times }) => [entry.subject, entry.detail, times])).toEqual([
      ['admissions/asha', '+ photo', 2],
      ['admissions/asha', '− photo', 1],
      ['news/b', '', 1],
      ['admissions/asha', '+ form', 1],
    ])
  })
})
