import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { nameKeys } from '@prangan/contract/search'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import { fill, openScreen, press, question, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedAlumnus } from '../../../../testing/stored.ts'
import { ViewAlumni } from './view-alumni.tsx'

const open = () => openScreen(<ViewAlumni />, '/desk?tab=bin')
const name = 'Sarojini Devi'
const put = (given: { status?: boolean; reason?: string } = {}) =>
  act(() =>
    firestore.put(documentPaths.deletedAlumnus('sarojini'), {
      ...storedAlumnus({ name, yearOfPassing: '2011', searchKeys: nameKeys(name) }),
      deletedAt: new Date('2026-03-03T09:30:00Z'),
      deletedBy: 'admin@college.test',
      reason: '',
      ...given,
    }),
  )

describe('An admin at the bin of alumni', () => {
  it('sees who was rejected, by whom and why, until when they can be restored, and who was deleted', async () => {
    put({ status: false, reason: 'We find no such year.' })
    open()
    await says(/^Rejected 3 Mar 2026, 3:00\spm by admin@college\.test$/)
    await says(/2011$/)
    await says('Reason: We find no such year.')
    await says(/^Kept until \d+ \w+ 2026, 3:00\spm$/)
    put({ status: true })
    await says(/^Deleted 3 Mar 2026, 3:00\spm by admin@college\.test$/)
    expect(document.body.textContent).not.toContain('Reason')
  })

  it('is told that an alumnus could not be restored, and that they were', async () => {
    put()
    const person = open()
    server.isOutOfReach('restoreAlumnus')
    await press(person, `Restore ${name}`)
    await says('The server could not be reached. Please check your internet connection and try again.')
    server.answers('restoreAlumnus', { message: 'Alumnus restored.' })
    await press(person, `Restore ${name}`)
    await says('Alumnus restored.')
  })

  it('is asked before an alumnus is deleted permanently, and told that somebody was quicker', async () => {
    put()
    const person = open()
    await press(person, `Delete ${name} permanently`)
    expect((await question()).textContent).toContain('This cannot be undone.')
    server.refuses('purgeAlumnus', 'not-in-bin')
    await press(person, 'Delete permanently')
    await says(errors['not-in-bin'][1])
  })
  it('finds who was rejected by their name', async () => {
    put()
    act(() =>
      firestore.put(documentPaths.deletedAlumnus('ravi'), {
        ...storedAlumnus({ name: 'Ravi Mishra', searchKeys: nameKeys('Ravi Mishra') }),
        deletedAt: new Date('2026-03-03T09:30:00Z'),
        deletedBy: 'admin@college.test',
        reason: '',
      }),
    )
    open()
    await says('Ravi Mishra')
    fill('Search', 'saroj')
    await waitFor(() => expect(document.body.textContent).not.toContain('Ravi Mishra'))
    await says(name)
    fill('Search', 'nobody at all')
    await says('Nothing in the bin matches ‘nobody at all’.')
  })
})
