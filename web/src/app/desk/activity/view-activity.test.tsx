import { dayInIndia, monthInIndia, timeInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import type { AuditDocument } from '@prangan/contract/schemas/audit'
import type { PersonItem } from '@prangan/contract/schemas/people'
import { subjects } from '@prangan/plugins/web/desk/subjects'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { namesOf } from '../../../lib/person-names.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { firestore } from '../../../testing/firestore.ts'
import { button, field, fill, openScreen, press, says } from '../../../testing/screen.tsx'
import { server } from '../../../testing/server.ts'
import { storedEntry, storedMember, storedNotice } from '../../../testing/stored.ts'
import { resources } from '../overview/resources.ts'
import { activity, activityTable } from './activity.ts'
import { ViewActivity } from './view-activity.tsx'

const person = (uid: string, name: string): PersonItem => ({
  uid,
  name,
  email: `${uid}@college.test`,
  role: 'admin',
  grants: [],
  state: 'active',
  lastSignIn: '',
  firstPasswordUntil: '',
  version: 1,
})

const usual = [person('office', 'Kamal Singh'), person('asha', 'Asha Verma')]
const show = (query = '') => openScreen(<ViewActivity />, `/AdminDashboard/activity${query}`)
function open(query?: string, people: readonly PersonItem[] = usual) {
  server.answers('listPeople', { people: [...people] })
  return show(query)
}
const lines = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
const shows = (...expected: readonly RegExp[]) =>
  waitFor(() => {
    expect(lines()).toHaveLength(expected.length)
    for (const [at, line] of expected.entries()) expect(lines()[at]).toMatch(line)
  })

let entries = 0
function record(entry: Partial<AuditDocument>): void {
  entries += 1
  const at = entry.at ?? new Date(Date.UTC(2026, 2, 2, 9, entries))
  const document = storedEntry({ ...entry, at, day: dayInIndia(at) })
  act(() => firestore.put(documentPaths.auditEntry(String(entries)), document))
}

const byAsha = { actor: 'asha@college.test', actorUid: 'asha' }
const byVisitor = { actor: '', actorUid: '', isByStaff: false }
const nextDay = new Date('2026-03-03T04:30:00Z')

beforeEach(() => {
  entries = 0
})

describe('An admin who looks who did what', () => {
  it('sees what the staff did, by their names, and what visitors did on a tab of its own', async () => {
    firestore.put(documentPaths.news('library'), storedNotice())
    record({})
    record({ ...byVisitor, action: 'sign-in failed', subject: 'nobody@college.test', area: 'accounts' })
    record({ ...byVisitor, action: 'account mended', subject: 'asha@college.test' })
    const user = open()
    await shows(/^2 Mar 2026, 2:31\spmKamal SinghNotice publishedThe library is open Notices$/)
    await user.click(screen.getByRole('tab', { name: 'Visitors and applicants' }))
    await shows(/SystemAccount repaired.*Asha Verma/, /VisitorSign-in failednobody@college\.test/)
    expect(location.search).toBe('?tab=visitors')
    await user.click(screen.getByRole('tab', { name: 'All' }))
    await waitFor(() => expect(lines()).toHaveLength(3))
  })

  it('is led to each record by its name, and told of one that is gone', async () => {
    firestore.put(documentPaths.news('library'), storedNotice())
    firestore.put(
      documentPaths.faculty('ravi'),
      storedMember({ name: 'Ravi Mishra', email: 'r@college.test' }),
    )
    record({})
    record({ subject: documentPaths.news('other'), action: 'notice changed', detail: 'title' })
    record({ subject: 'r@college.test', action: 'profile changed' })
    record({ subject: 'asha@college.test', action: 'password changed' })
    open()
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await hrefOf('The library is open')).toBe('/AdminDashboard?open=library')
    expect(await hrefOf('Ravi Mishra')).toBe('/AdminDashboard/view-faculty?open=ravi')
    // An admin has no profile.
    expect(await hrefOf('Asha Verma')).toBe('/AdminDashboard/people?open=asha')
    await shows(/Asha Verma/, /Ravi Mishra/, /changedTitle\(no longer there\)/, /The library is open/)
  })

  it('reads the title that a notice had at that time, which leads to the notice as it is now', async () => {
    firestore.put(documentPaths.news('library'), storedNotice({ title: 'The library is shut' }))
    record({ name: 'The library is open' })
    record({ action: 'notice changed', name: 'The library is shut', detail: 'title, isPinned' })
    open()
    await shows(/Title, PinnedThe library is shut/, /Notice publishedThe library is open/)
    const link = screen.getByRole('link', { name: 'The library is open' })
    expect(link.getAttribute('href')).toBe('/AdminDashboard?open=library')
  })

  it('sees a new entry at once', async () => {
    record({})
    open()
    await shows(/Kamal Singh/)
    record(byAsha)
    await shows(/Asha Verma/, /Kamal Singh/)
  })

  it('finds what one person did on one day, and has both in the address', async () => {
    record({})
    record(byAsha)
    record({ ...byAsha, at: nextDay })
    record({ ...byAsha, at: nextDay, action: 'picture added', subject: 'media/hall', area: 'media' })
    open()
    await waitFor(() => expect(lines()).toHaveLength(4))
    fill('Person', 'asha')
    await waitFor(() => expect(lines()).toHaveLength(3))
    fill('Day', '03/03/2026')
    await shows(/3 Mar 2026.*Asha Verma.*Media$/, /3 Mar 2026.*Asha Verma.*Notices$/)
    expect(location.search).toBe('?person=asha&day=2026-03-03')
    fill('Area', 'news')
    await shows(/Notices$/)
    fill('Action', 'picture added')
    await says('Nothing was recorded here. Choose another month, day, person or area.')
  })

  it('finds the same by a kept address', async () => {
    record({})
    record({ ...byAsha, at: nextDay })
    open('?tab=all&person=asha&day=2026-03-03&q=anything')
    await shows(/Asha Verma/)
    expect(field('Person').value).toBe('asha')
    expect(field('Day').value).toBe('03/03/2026')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('sees in one view what happened last month, and nothing of the months beside it', async () => {
    const user = open()
    await says(/^Nothing was recorded here/)
    const [any, thisMonth, lastMonth] = [...field<HTMLSelectElement>('Month').options]
    expect([any?.text, thisMonth?.value]).toEqual(['Any month', dayInIndia(new Date()).slice(0, 7)])
    const [from, before] = monthInIndia(lastMonth?.value ?? '')
    const change = { action: 'page published', subject: documentPaths.page('fees'), area: 'pages' } as const
    record({ ...change, at: new Date(from.getTime() - 1), detail: 'the month before' })
    record({ ...change, at: from, detail: 'its first moment' })
    record({ ...change, ...byAsha, at: new Date(before.getTime() - 1), detail: 'its last moment' })
    record({ ...change, at: before, detail: 'this month' })
    await waitFor(() => expect(lines()).toHaveLength(4))
    await user.selectOptions(field('Month'), lastMonth?.text ?? '')
    await shows(/Asha Verma.*its last moment/, /Kamal Singh.*its first moment/)
    expect(location.search).toBe(`?month=${lastMonth?.value}`)
    fill('Person', 'asha')
    await shows(/its last moment/)
  })

  it('chooses between two people of one name by their addresses', async () => {
    open('', [person('asha', 'Asha Verma'), person('second', 'Asha Verma')])
    const options = () => [...field<HTMLSelectElement>('Person').options].map(({ text }) => text)
    await waitFor(() =>
      expect(options()).toEqual([
        'Everybody',
        'Asha Verma (asha@college.test)',
        'Asha Verma (second@college.test)',
      ]),
    )
  })

  it('sees addresses where the names could not be loaded, of the person in the address alone', async () => {
    server.isOutOfReach('listPeople')
    record({})
    record(byAsha)
    show('?person=asha')
    await shows(/asha@college\.test/)
    await says(/^The names could not be loaded/)
  })

  it('is told that it could not be loaded, and has it after trying again', async () => {
    record({})
    firestore.goAway()
    const user = open()
    await says('The entries could not be loaded. Please check your internet connection and try again.')
    firestore.comeBack()
    await press(user, 'Try again')
    await shows(/Kamal Singh/)
    button('Export CSV')
  })
})

describe('The file of the activity', () => {
  it('has a line of plain texts for each entry', () => {
    const at = new Date('2026-03-02T09:30:00Z')
    const [row] = activity.pages.toRows([{ id: 'one', data: storedEntry({ at, detail: 'title' }) }])
    if (!row) throw new Error('There is no row.')
    const nameOf = namesOf([{ uid: row.actorUid, name: 'Kamal Singh', email: 'office@college.test' }])
    expect(activityTable(nameOf).map(([, cell]) => cell(row))).toEqual([
      timeInIndia(at),
      'office@college.test',
      'Kamal Singh',
      'news',
      'notice published',
      'title',
      'news/library',
    ])
  })
})

describe('What entries can be about', () => {
  it('has a name in the list, also that of a plugin', () => {
    const { areas } = deskMessages().audit
    const found = [...subjects.map(({ prefix }) => prefix), ...resources.map(({ collection }) => collection)]
    expect(found.filter((area) => !areas[area])).toEqual([])
  })
})
