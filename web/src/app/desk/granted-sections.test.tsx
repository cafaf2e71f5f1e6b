import { documentPaths } from '@prangan/contract/paths'
import { can, type Grant, grantNames } from '@prangan/contract/roles'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ViewAlumni } from '../../features/alumni/desk/components/view-alumni.tsx'
import { ViewFaculty } from '../../features/faculty/desk/components/view-faculty.tsx'
import { ViewNotices } from '../../features/news/desk/components/view-notices.tsx'
import { ViewPages } from '../../features/site/desk/components/view-pages.tsx'
import { firestore } from '../../testing/firestore.ts'
import { button, openAs, press, says } from '../../testing/screen.tsx'
import { storedAlumnus, storedEntry, storedMember, storedNotice, storedPage } from '../../testing/stored.ts'
import { ViewActivity } from './activity/view-activity.tsx'
import { placesFor, sectionsFor } from './office-sections.ts'

// Written by hand, because a table derived from `roles.ts` would test nothing.
const opened: Readonly<Partial<Record<Grant, readonly string[]>>> = {
  'news:read-all': ['overview', '', 'bin'],
  'news:prepare': ['overview', '', 'bin'],
  'news:publish': ['overview', '', 'bin'],
  'page:read': ['overview', 'pages'],
  'page:publish': ['overview', 'pages'],
  'page:structure': ['overview', 'pages'],
  'media:edit': ['media', 'bin'],
  'document:edit': ['documents', 'bin'],
  'alumnus:read': ['overview', 'view-alumni', 'bin'],
  'alumnus:verify': ['overview', 'view-alumni', 'bin'],
  'profile:edit-any': ['overview', 'view-faculty'],
  'audit:read': ['activity'],
}

const canWith =
  (...grants: readonly Grant[]) =>
  (ability: Parameters<typeof can>[1]) =>
    can({ role: 'faculty', grants }, ability)

describe('The desk of a teacher', () => {
  it.each(Object.entries(opened))('with %s has exactly the sections for it', (grant, sections) => {
    const shown = sectionsFor(canWith(grant as Grant)).map(({ id }) => id)
    expect(shown).toEqual([...sections, 'change-password'])
  })

  it('with every permission never has the accounts', () => {
    const shown = sectionsFor(canWith(...grantNames)).map(({ id }) => id)
    expect(shown).not.toContain('people')
    expect(shown).not.toContain('add-faculty')
  })

  it('goes by Ctrl + K to no task that would be refused', () => {
    const tasks = placesFor(canWith('news:read-all', 'page:publish')).map(({ label }) => label)
    expect(tasks).not.toContain('Add a notice')
    expect(tasks).not.toContain('Menus, home page and contact details')
    expect(placesFor(canWith('page:structure')).map(({ label }) => label)).toContain(
      'Menus, home page and contact details',
    )
  })
})

const names = () =>
  [...document.querySelectorAll('button, main a, section a')].map((each) =>
    (each.ariaLabel ?? each.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  )
const offers = (what: RegExp) => names().filter((name) => what.test(name))

describe('Who may only read', () => {
  it('opens a notice, also one that is scheduled, and finds no button that changes it', async () => {
    firestore.put(documentPaths.news('library'), storedNotice({ title: 'The library is open' }))
    const person = openAs(['news:read-all'], <ViewNotices />)
    await says('The library is open')
    expect(offers(/^(Add|Edit|Delete|Duplicate)/)).toEqual([])
    await press(person, 'Details of The library is open')
    await says('Publish from')
    expect(document.querySelector('[role="dialog"] form')).toBeNull()
    expect(offers(/^(Save|Publish$|Delete)/)).toEqual([])
  })

  it('reads of an alumnus, and neither verifies nor rejects', async () => {
    firestore.put(documentPaths.alumnus('meera'), storedAlumnus({ name: 'Meera Joshi', status: false }))
    const person = openAs(['alumnus:read'], <ViewAlumni />, '/here?tab=requested')
    await waitFor(() => button('Details Meera Joshi'))
    expect(offers(/^(Verify|Reject|Delete)/)).toEqual([])
    await press(person, 'Details Meera Joshi')
    await says('Alumni Details')
    expect(offers(/^(Verify|Reject|Delete|Edit)/)).toEqual([])
  })

  it('sees the pages, and no way into the editor', async () => {
    firestore.put(documentPaths.page('fees'), storedPage({ title: { en: 'Fees' }, hasDraft: true }))
    const person = openAs(['page:read'], <ViewPages />)
    await says('Fees')
    expect(offers(/^(New page|Menus|Fees$)/)).toEqual([])
    await press(person, 'Details of Fees')
    await says('Nothing, in the published version')
    expect(offers(/^(Edit|Mark|Discard|Move|Take \w+|Make a link)/)).toEqual([])
  })
})

it('Who edits profiles neither removes the teacher nor chooses their password', async () => {
  firestore.put(documentPaths.faculty('ravi'), storedMember({ name: 'Ravi Mishra' }))
  const person = openAs(['profile:edit-any'], <ViewFaculty menusHref="/menus" />, '/here?open=ravi')
  await press(person, 'Edit')
  await says('Edit faculty member')
  expect(document.body.textContent).not.toContain('New password')
  expect(offers(/^(Remove|Departments)/)).toEqual([])
})

it('Who sees activity is told of what they may not see, and not that it is gone', async () => {
  const entry = { action: 'alumnus verified', subject: documentPaths.alumnus('meera') } as const
  firestore.put(documentPaths.auditEntry('1'), storedEntry({ ...entry, actor: 'office@college.test' }))
  firestore.refuse('alumni')
  firestore.refuse('alumniBin')
  openAs(['audit:read'], <ViewActivity />)
  await says('(not among your permissions)')
})

it('Who sees activity and a list, but not its bin, reads the names that are in the list', async () => {
  const entry = { action: 'alumnus verified', subject: documentPaths.alumnus('meera') } as const
  firestore.put(documentPaths.auditEntry('1'), storedEntry({ ...entry, actor: 'office@college.test' }))
  firestore.put(documentPaths.alumnus('meera'), storedAlumnus({ name: 'Meera Joshi' }))
  firestore.refuse('alumniBin')
  openAs(['audit:read', 'alumnus:read'], <ViewActivity />)
  await screen.findByRole('link', { name: 'Meera Joshi' })
})
