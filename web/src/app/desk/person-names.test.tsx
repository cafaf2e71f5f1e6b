import { documentPaths } from '@prangan/contract/paths'
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { firestore } from '../../testing/firestore.ts'
import { openScreen, says } from '../../testing/screen.tsx'
import { server } from '../../testing/server.ts'
import { storedEntry } from '../../testing/stored.ts'
import { AuditTrail } from '../../ui/desk/audit-trail.tsx'
import { OfficeSection } from './office-section.tsx'
import { officeSections } from './office-sections.ts'

const record = documentPaths.news('library')
const History = () => <AuditTrail subject={record} />

function openHistory() {
  const [section] = officeSections()
  if (!section) throw new Error('There is no section.')
  openScreen(<OfficeSection {...section} Section={History} introduction={undefined} />)
}

const put = (id: string, actor: string, actorUid: string) =>
  act(() => firestore.put(documentPaths.auditEntry(id), storedEntry({ subject: record, actor, actorUid })))

it('An admin sees in a record’s history who changed it: by name, and by the address of an account that is gone', async () => {
  const account = {
    role: 'admin',
    grants: [],
    state: 'active',
    lastSignIn: '',
    firstPasswordUntil: '',
  } as const
  const kamal = { ...account, uid: 'kamal', name: 'Kamal Singh', email: 'kamal@college.test', version: 1 }
  server.answers('listPeople', { people: [{ ...kamal, grants: [] }] })
  // The address has changed since.
  put('one', 'office@college.test', 'kamal')
  put('two', 'gone@college.test', 'gone')
  openHistory()
  expect((await says('by Kamal Singh')).title).toBe('office@college.test')
  expect((await says('by gone@college.test')).title).toBe('')
})

it('An admin sees addresses where the names could not be loaded', async () => {
  server.isOutOfReach('listPeople')
  put('one', 'office@college.test', 'kamal')
  openHistory()
  await says('by office@college.test')
})
