import type { BinKind } from '@prangan/contract/bin'
import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import type { Ability } from '@prangan/contract/roles'
import { nameKeys } from '@prangan/contract/search'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DeskSessionProvider } from '../../../lib/desk-session.ts'
import { firestore } from '../../../testing/firestore.ts'
import { field, fill, openScreen, press, question, says } from '../../../testing/screen.tsx'
import { server } from '../../../testing/server.ts'
import { storedAlumnus, storedDocument, storedNotice, storedPicture } from '../../../testing/stored.ts'
import { ViewBin } from './view-bin.tsx'

const address = '/AdminDashboard/bin'
const deletedAt = new Date('2026-03-03T09:30:00Z')
const deletion = { deletedAt, deletedBy: 'admin@college.test' }
const put = (path: string, data: object) => act(() => firestore.put(path, { ...data, ...deletion }))

const names = {
  notices: 'The library is open',
  alumni: 'Sarojini Devi',
  pictures: 'Hall.jpg',
  documents: 'Prospectus',
} satisfies Record<BinKind, string>
const kinds = Object.keys(names) as BinKind[]
const keysOf = (kind: BinKind) => ({ searchKeys: nameKeys(names[kind]) })

const putOf: Readonly<Record<BinKind, () => void>> = {
  notices: () => put(documentPaths.deletedNotice('library'), storedNotice(keysOf('notices'))),
  alumni: () =>
    put(documentPaths.deletedAlumnus('sarojini'), { ...storedAlumnus(keysOf('alumni')), reason: '' }),
  // jsdom has no IntersectionObserver, which only a picture with files needs.
  pictures: () =>
    put(documentPaths.deletedPicture('hall'), storedPicture({ files: [], ...keysOf('pictures') })),
  documents: () =>
    put(documentPaths.deletedDocument('prospectus'), storedDocument({ current: 3, ...keysOf('documents') })),
}
const putAll = () => {
  for (const kind of kinds) putOf[kind]()
}
const open = (query = '') => openScreen(<ViewBin />, `${address}${query}`)
const shows = (...expected: readonly BinKind[]) =>
  waitFor(() =>
    expect(kinds.filter((kind) => document.body.textContent.includes(names[kind]))).toEqual(expected),
  )

describe('An admin at the bin', () => {
  it('sees everything that was deleted in one list: its kind, who deleted it, and until when it is kept', async () => {
    putAll()
    open()
    await shows(...kinds)
    const lines = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    expect(lines).toHaveLength(4)
    for (const line of lines) {
      expect(line).toMatch(/Deleted 3 Mar 2026, 3:00\spm by admin@college\.test/)
      expect(line).toMatch(/Kept until \d+ \w+ 2026, 3:00\spm/)
    }
    await says('/documents/prospectus.pdf, Version 3')
    await says('The reading hall')
    await says(/2011$/)
    for (const kind of ['Notice', 'Alumnus', 'Picture', 'Document']) await says(kind)
  })

  it('reads who rejected a registration, and why', async () => {
    const rejected = { ...storedAlumnus({ status: false }), reason: 'We find no such year.' }
    put(documentPaths.deletedAlumnus('sarojini'), rejected)
    open()
    await says(/^Rejected 3 Mar 2026, 3:00\spm by admin@college\.test$/)
    await says('Reason: We find no such year.')
  })

  it.each(kinds)('finds one of the %s by its name, and by its kind in the address', async (kind) => {
    putAll()
    open(`?kind=${kind}`)
    await shows(kind)
    fill('Kind', '')
    await shows(...kinds)
    expect(location.search).toBe('')
    fill('Search', names[kind].slice(0, 9))
    await shows(kind)
  })

  it('clears a search that matches nothing', async () => {
    putAll()
    const person = open('?q=canteen')
    await says('Nothing in the bin matches ‘canteen’.')
    await press(person, 'Clear search')
    await shows(...kinds)
    expect([field('Search').value, location.search]).toEqual(['', ''])
    expect(document.activeElement).toBe(field('Search'))
  })

  it('is told until when things are kept where nothing is', async () => {
    open()
    await says(/^Nothing is in the bin\. What you delete or reject stays here for \d+ days\.$/)
  })

  const item = { Id: 'library', Title: names.notices, Type: 'News', CreatedAt: '', Link: '' } as const
  const restorations = {
    notices: () => server.answers('restoreNotice', { message: 'It is back.', item }),
    alumni: () => server.answers('restoreAlumnus', { message: 'It is back.' }),
    pictures: () => server.answers('restorePicture', { message: 'It is back.' }),
    documents: () => server.answers('restoreDocument', { message: 'It is back.' }),
  } satisfies Record<BinKind, () => void>
  const restoring = {
    notices: 'restoreNotice',
    alumni: 'restoreAlumnus',
    pictures: 'restorePicture',
    documents: 'restoreDocument',
  } as const satisfies Record<BinKind, string>

  it.each(kinds)('restores one of the %s, and is told where that failed', async (kind) => {
    putOf[kind]()
    const person = open()
    server.refuses(restoring[kind], 'not-in-bin')
    await press(person, `Restore ${names[kind]}`)
    await says(errors['not-in-bin'][1])
    restorations[kind]()
    await press(person, `Restore ${names[kind]}`)
    await says('It is back.')
  })

  it('deletes an entry permanently, having read what goes with it', async () => {
    putAll()
    const person = open()
    await press(person, 'Delete Prospectus permanently')
    const asked = (await question()).textContent
    expect(asked).toContain('Delete this document permanently?')
    expect(asked).toContain('Prospectus')
    expect(asked).toContain('The document and all its versions are deleted. You cannot undo this.')
    server.refuses('purgeEntry', 'not-in-bin')
    await press(person, 'Delete permanently')
    await says(errors['not-in-bin'][1])
    server.answers('purgeEntry', { message: 'Deleted permanently.' })
    await press(person, 'Delete permanently')
    await says('Deleted permanently.')
    expect(server.callsOf('purgeEntry').at(-1)?.params).toEqual({ kind: 'documents', id: 'prospectus' })
  })

  it('empties it of everything in the list, having read the names, but not of what comes later', async () => {
    putAll()
    const person = open()
    await press(person, 'Empty bin')
    const asked = (await question()).textContent
    expect(asked).toContain('This deletes 4 entries permanently, with their files. You cannot undo this.')
    for (const name of Object.values(names)) expect(asked).toContain(name)
    const later = { ...storedNotice({ title: 'Deleted by a colleague' }), ...deletion, deletedAt: new Date() }
    act(() => firestore.put(documentPaths.deletedNotice('later'), later))
    server.answers('emptyBin', { message: 'The bin was emptied.', deleted: 4 })
    await press(person, 'Delete permanently')
    await says('4 entries deleted permanently.')
    const [sent] = server.callsOf('emptyBin')
    expect(sent?.body).toEqual({ kinds, until: deletedAt.toISOString() })
  })

  it('empties it of one kind only', async () => {
    putAll()
    const person = open('?kind=alumni')
    await shows('alumni')
    await press(person, 'Empty bin')
    expect((await question()).textContent).toContain('Empty the bin of alumni?')
    server.answers('emptyBin', { message: 'The bin was emptied.', deleted: 1 })
    await press(person, 'Delete permanently')
    await says('1 entry deleted permanently.')
    expect(server.callsOf('emptyBin')[0]?.body).toMatchObject({ kinds: ['alumni'] })
  })
})

describe('Somebody who helps with alumni only', () => {
  const allowed: readonly Ability[] = ['alumnus:read', 'alumnus:delete']
  const session = {
    uid: 'asha',
    getToken: async () => 'token',
    can: (ability: Ability) => allowed.includes(ability),
    lastDays: {},
    renewSession: <Answer,>(asked: Promise<Answer>) => asked,
  }
  const openAs = (query = '') =>
    openScreen(
      <DeskSessionProvider value={session}>
        <ViewBin />
      </DeskSessionProvider>,
      `${address}${query}`,
    )

  it('sees and restores alumni in the bin, nothing else, and deletes nothing permanently', async () => {
    putAll()
    const person = openAs('?kind=notices')
    await shows('alumni')
    const labels = [...document.querySelectorAll('button')].map(
      (each) => each.ariaLabel ?? each.textContent.trim(),
    )
    expect(labels.filter((label) => /permanently|Empty|History/.test(label))).toEqual([])
    server.answers('restoreAlumnus', { message: 'Alumnus restored.' })
    await press(person, `Restore ${names.alumni}`)
    await says('Alumnus restored.')
  })
})
