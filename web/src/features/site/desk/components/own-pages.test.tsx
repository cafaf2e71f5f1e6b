import { documentPaths } from '@prangan/contract/paths'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LoadPeopleContext } from '../../../../lib/person-names.ts'
import { firestore } from '../../../../testing/firestore.ts'
import { openScreen, says } from '../../../../testing/screen.tsx'
import { storedMember, storedPage } from '../../../../testing/stored.ts'
import { watchTeachers } from '../api/watch-teachers.ts'
import { OwnPages } from './own-pages.tsx'

it('A teacher reads the name of the colleague who changed their page last, and an address without a profile', async () => {
  const email = 'ravi@college.test'
  firestore.put(documentPaths.faculty('ravi'), storedMember({ name: 'Ravi Mishra', email }))
  const owners = ['asha']
  firestore.put(documentPaths.page('fees'), storedPage({ owners, updatedBy: email }))
  firestore.put(documentPaths.page('hostel'), storedPage({ owners, updatedBy: 'office@college.test' }))
  openScreen(
    <LoadPeopleContext value={async () => watchTeachers}>
      <OwnPages />
    </LoadPeopleContext>,
    '/desk',
  )
  expect((await says(/, Ravi Mishra$/)).title).toBe(email)
  await waitFor(() => expect(document.body.textContent).toContain(', office@college.test'))
})
