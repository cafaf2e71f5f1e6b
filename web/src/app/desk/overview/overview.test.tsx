import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { nameKeys, searchKeys } from '@prangan/contract/search'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { firestore } from '../../../testing/firestore.ts'
import { field, fill, openAs, openScreen, says } from '../../../testing/screen.tsx'
import { server } from '../../../testing/server.ts'
import {
  storedAlumnus,
  storedApplication,
  storedEntry,
  storedMember,
  storedNotice,
  storedPreparedNotice,
} from '../../../testing/stored.ts'
import { Overview } from './overview.tsx'
import { searchLists } from './resources.ts'

const open = (query = '') => {
  server.answers('readOperation', {
    version: '1.0.0',
    newer: null,
    lastBackup: null,
    mails: { waiting: 0, since: '', isStuck: false },
    reads: null,
    jobs: [],
  })
  return openScreen(<Overview />, `/AdminDashboard/overview${query}`)
}
const link = (name: string | RegExp) => screen.findByRole<HTMLAnchorElement>('link', { name })
const addressOf = async (name: string | RegExp) => (await link(name)).getAttribute('href')
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
let entries = 0
const record = (entry: Parameters<typeof storedEntry>[0]) => {
  entries += 1
  const at = new Date(Date.UTC(2026, 2, 2, 9, entries))
  act(() => firestore.put(`${collectionPaths.audit}/${entries}`, storedEntry({ at, ...entry })))
}

describe('What waits on the overview', () => {
  it('is counted, leads to the lists, and follows every change', async () => {
    open()
    expect(await addressOf('alumni registrations to verify')).toBe(
      '/AdminDashboard/view-alumni?tab=requested',
    )
    act(() => firestore.put(documentPaths.officeCounts, { newApplications: 2, requestedAlumni: 1 }))
    expect(await addressOf(/^2 new applications/)).toBe('/AdminDashboard/admissions?status=new')
    expect(await addressOf('1 alumni registration to verify')).toBe(
      '/AdminDashboard/view-alumni?tab=requested',
    )
  })

  it('has the profiles that were not looked through for a year', async () => {
    firestore.put(documentPaths.faculty('asha'), storedMember())
    open()
    const href = '/AdminDashboard/view-faculty?unchecked=1'
    expect(await addressOf('1 profile not reviewed for a year Overdue')).toBe(href)
    act(() => firestore.put(documentPaths.profileReview('asha'), { at: new Date() }))
    expect(await addressOf('profiles not reviewed for a year')).toBe(href)
  })

  it('has what was returned to a clerk who prepares notices, and nothing that others approve', async () => {
    const returned = { state: 'returned', preparedByUid: 'asha', returnReason: 'Add the date.' } as const
    firestore.put(documentPaths.preparedNotice('fees'), storedPreparedNotice(returned))
    act(() => firestore.put(documentPaths.officeCounts, { waitingNotices: 3 }))
    openAs(['news:prepare'], <Overview />, '/AdminDashboard/overview')
    expect(await addressOf('1 notice returned to you')).toBe('/AdminDashboard?tab=approval')
    expect(screen.queryByText(/to approve/)).toBeNull()
  })

  it('has the notices that wait for approval, for those who may publish', async () => {
    open()
    act(() => firestore.put(documentPaths.officeCounts, { waitingNotices: 3 }))
    expect(await addressOf('3 notices to approve')).toBe('/AdminDashboard?tab=approval')
  })

  it('has the notices that end today and those that come next, each with a link to it', async () => {
    firestore.put(documentPaths.news('soon'), storedNotice({ title: 'Fees', publishFrom: inMinutes(90) }))
    firestore.put(documentPaths.news('over'), storedNotice({ title: 'Old', publishUntil: inMinutes(-5) }))
    open()
    expect(await addressOf('Fees')).toBe('/AdminDashboard?open=soon')
    await says('No notice ends today.')
    await link('notices that end today')
    const ending = storedNotice({ title: 'Sports day', publishUntil: inMinutes(0.05) })
    act(() => firestore.put(documentPaths.news('ending'), ending))
    expect(await addressOf('Sports day')).toBe('/AdminDashboard?open=ending')
    expect(await addressOf('1 notice ends today')).toBe('/AdminDashboard/overview#ends-today')
    await says('No notice ends today.')
    expect(screen.queryByText('Old')).toBeNull()
  })
})

describe('Recent activity', () => {
  it('is told in sentences that lead to what they are about, also when it happens while it is shown', async () => {
    firestore.put(documentPaths.news('library'), storedNotice())
    record({})
    open()
    await waitFor(() =>
      expect(document.body.textContent).toContain(
        'The notice The library is open was published by office@college.test',
      ),
    )
    expect(await addressOf('The library is open')).toBe('/AdminDashboard?open=library')
    expect(await addressOf('All activity')).toBe('/AdminDashboard/activity')
    firestore.put(documentPaths.faculty('asha'), storedMember())
    record({ action: 'profile changed', subject: 'asha@college.test', actor: 'asha@college.test' })
    await waitFor(() =>
      expect(document.body.textContent).toContain('The profile of Asha Verma was changed · 2:3'),
    )
    expect(await addressOf('Asha Verma')).toBe('/AdminDashboard/view-faculty?open=asha')
  })

  it('names what a person did several times in an hour in one line', async () => {
    firestore.put(documentPaths.faculty('asha'), storedMember())
    const change = { action: 'record added', actor: 'asha@college.test' } as const
    for (const id of ['a', 'b']) record({ ...change, subject: `faculty/asha/awards/${id}` })
    const named = { action: 'document deleted', actor: 'asha@college.test' } as const
    for (const id of ['a', 'b']) record({ ...named, subject: documentPaths.libraryDocument(id) })
    open()
    await screen.findByRole('heading', { name: /^2 Mar 2026, 2–3 pm$/ })
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines).toContain('Asha Verma added 2 records')
    expect(lines).toContain('Asha Verma: document deleted, 2 times')
  })

  it('leads nowhere where its subject is gone, and to the bin where it is in there', async () => {
    const deletion = { deletedAt: new Date(), deletedBy: 'admin@college.test' }
    firestore.put(documentPaths.deletedNotice('old'), {
      ...storedNotice({ title: 'An old notice' }),
      ...deletion,
    })
    record({ action: 'notice deleted', subject: documentPaths.news('old') })
    firestore.put(documentPaths.deletedAlumnus('rejected'), {
      ...storedAlumnus({ name: 'Sent twice' }),
      ...deletion,
      reason: '',
    })
    record({ action: 'alumnus rejected', subject: documentPaths.alumnus('rejected') })
    record({ action: 'alumnus deleted for ever', subject: documentPaths.alumnus('gone') })
    open()
    expect(await addressOf('An old notice')).toBe('/AdminDashboard/bin?kind=notices')
    expect(await addressOf('Sent twice')).toBe('/AdminDashboard/bin?kind=alumni')
    await says('(no longer there)')
  })

  it('says that it could not be loaded, and is there after trying again', async () => {
    record({ action: 'sign-in failed', subject: 'nobody@college.test', actor: '' })
    firestore.goAway()
    const person = open()
    await says('Recent activity could not be loaded.')
    firestore.comeBack()
    await screen.findByText('A part of what needs your attention could not be loaded.')
    for (const each of screen.getAllByText('Try again')) await person.click(each)
    await waitFor(() =>
      expect(document.body.textContent).toContain('A sign-in as nobody@college.test failed'),
    )
  })
})

describe('An admin who searches everything', () => {
  const store = () => {
    const name = 'Meera Joshi'
    firestore.put(
      documentPaths.news('a'),
      storedNotice({ title: 'Meera wins', searchKeys: searchKeys('Meera wins') }),
    )
    firestore.put(documentPaths.admission('b'), storedApplication({ name, searchKeys: nameKeys(name) }))
    firestore.put(
      documentPaths.alumnus('c'),
      storedAlumnus({ name, status: false, searchKeys: nameKeys(name) }),
    )
    firestore.put(
      documentPaths.faculty('d'),
      storedMember({ name: 'Ravi Mishra', isRemoved: true, searchKeys: nameKeys('Ravi Mishra') }),
    )
  }

  it('finds it in every list, with links that open it', async () => {
    store()
    open()
    fill('Search everything', 'meera')
    await says('3 results shown')
    const found = [...document.querySelectorAll('search li a')].map((each) => each.getAttribute('href'))
    expect(found).toEqual([
      '/AdminDashboard?open=a',
      '/AdminDashboard/view-alumni?tab=requested&open=c',
      '/AdminDashboard/admissions?open=b',
    ])
    expect(location.search).toBe('?q=meera')
    fill('Search everything', 'ravi mish')
    await says('1 result shown')
    expect(await addressOf('Ravi Mishra')).toBe('/AdminDashboard/view-faculty?removed=1&open=d')
  })

  it('gets a few of many, and a link to the list with the same search', async () => {
    for (let index = 0; index < 7; index += 1)
      firestore.put(documentPaths.news(`n${index}`), storedNotice({ searchKeys: searchKeys('library') }))
    open('?q=library')
    await says('5 results shown')
    expect(await addressOf('More in Notices')).toBe('/AdminDashboard?q=library')
  })

  it('goes to sections and actions by their names, with Enter to the first', async () => {
    const person = open()
    fill('Search everything', 'add notice')
    expect(await addressOf('Add a notice')).toBe('/AdminDashboard?open=new')
    fill('Search everything', 'docu')
    expect(await addressOf('Documents')).toBe('/AdminDashboard/documents')
    // Presses Enter before the address has changed.
    fill('Search everything', 'applications')
    await person.type(field('Search everything'), '{Enter}')
    await waitFor(() => expect(location.pathname).toBe('/AdminDashboard/admissions'))
  })

  it('is told what is missing: letters, results, or the server', async () => {
    store()
    const person = open('?q=m')
    await says('Please type at least two letters.')
    fill('Search everything', 'nobody')
    await says(/^Nothing found\./)
    firestore.goAway()
    fill('Search everything', 'meera')
    const titles = searchLists()
      .map(({ title }) => title)
      .join(', ')
    await says(new RegExp(`^These could not be searched: ${titles}\\.`))
    firestore.comeBack()
    await person.click((await screen.findAllByText('Try again'))[0] as HTMLElement)
    await says('3 results shown')
  })
})
