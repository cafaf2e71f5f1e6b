import { documentPaths } from '@prangan/contract/paths'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { storedFullApplication, storedSession } from '../../testing/stored.ts'
import { ViewAdmissions } from './view-admissions.tsx'

const put = (id: string, given: Partial<AdmissionDocument>) =>
  act(() =>
    firestore.put(documentPaths.admission(id), storedFullApplication({ applicationNumber: id, ...given })),
  )
const countsShown = () =>
  [...document.querySelectorAll('[aria-label="Applications by status"] > li')].map((item) => item.textContent)

describe('A clerk who looks at what is new in a session', () => {
  it('counts and lists those that were sent, the first on top, and is told how many are not', async () => {
    act(() => firestore.put(admissionPaths.session('session'), storedSession()))
    const { details, ...incomplete } = storedFullApplication({ name: 'Not Sent' })
    act(() => firestore.put(documentPaths.admission('unsent'), incomplete))
    const sentOn = (day: number) => details && { ...details, submittedAt: new Date(2026, 5, day) }
    put('late', { name: 'Sent Later', details: sentOn(9) })
    put('early', { name: 'Sent First', details: sentOn(2) })
    put('asked', { name: 'Was Asked', status: 'queried' })
    const person = openScreen(<ViewAdmissions />, '/desk?session=session')
    await waitFor(() => expect(countsShown()).toEqual(['New 2', 'Question asked 1', 'Not sent yet 1']))
    await press(person, 'New 2')
    await says('2 applications shown')
    const names = ['Sent First', 'Sent Later', 'Not Sent']
    const text = document.querySelector('table')?.textContent ?? ''
    expect(names.map((name) => text.indexOf(name) >= 0)).toEqual([true, true, false])
    expect(text.indexOf('Sent First')).toBeLessThan(text.indexOf('Sent Later'))
  })
  it('finds those with new answers in the order in which they were sent, as those to check', async () => {
    const { details } = storedFullApplication()
    const sentOn = (day: number) => details && { ...details, submittedAt: new Date(2026, 5, day) }
    put('late', { name: 'Sent Later', status: 'resubmitted', details: sentOn(9) })
    put('early', { name: 'Sent First', status: 'resubmitted', details: sentOn(2) })
    openScreen(<ViewAdmissions />, '/desk?tab=answered')
    await says('2 applications shown')
    await says('Applications with answers, oldest first')
    const text = document.querySelector('table')?.textContent ?? ''
    expect(text.indexOf('Sent First')).toBeLessThan(text.indexOf('Sent Later'))
  })
})
