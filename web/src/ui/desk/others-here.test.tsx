import { documentPaths } from '@prangan/contract/paths'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '../../messages/language.ts'
import { colleagueOpens, colleagueSigns, whoHasOpen } from '../../testing/colleague.ts'
import { firestore, writeEntry } from '../../testing/firestore.ts'
import { loadInHindi } from '../../testing/in-hindi.ts'
import { openScreen, says } from '../../testing/screen.tsx'
import { OthersHere } from './others-here.tsx'

const record = documentPaths.news('library')
const path = documentPaths.openForm(record)
const line = 'Ravi Mishra has this open, too.'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
})

const open = () => openScreen(<OthersHere record={record} />)
const isOpen = () => waitFor(() => expect(whoHasOpen(record)).toHaveProperty('asha'))
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
const ownSign = () => whoHasOpen(record).asha?.at.toDate().getTime()
const saysNobody = () => expect(screen.getByRole('status').textContent).toBe('')
const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('Somebody with a form open', () => {
  it('sees at once who opens it, too, and that they have closed it', async () => {
    open()
    await colleagueOpens(record)
    await says(line)
    await colleagueSigns(record, null)
    saysNobody()
  })

  it('answers whoever opens it, so that they see it as well', async () => {
    open()
    await isOpen()
    const before = ownSign()
    await pass(600)
    expect(ownSign()).toBe(before)
    await colleagueSigns(record)
    await waitFor(() => expect(ownSign()).not.toBe(before))
  })

  it('sees for as long as their signs come that they are there, and a minute after the last one that they are gone', async () => {
    open()
    await colleagueOpens(record)
    await pass(40)
    await colleagueSigns(record)
    await pass(50)
    await says(line)
    await pass(10)
    saysNobody()
  })

  it('gives signs while somebody else is there, and none once they are alone again', async () => {
    open()
    await colleagueOpens(record)
    const before = ownSign()
    await pass(31)
    const after = ownSign()
    expect(after).not.toBe(before)
    await pass(60)
    const last = ownSign()
    await pass(600)
    expect(ownSign()).toBe(last)
  })

  it('is not told of themselves in a second window', async () => {
    open()
    await isOpen()
    await pass(1)
    await act(() => writeEntry(path, 'people', 'asha', { name: 'Asha Verma' }))
    await pass(1)
    saysNobody()
  })

  it('is not told of somebody whose line was lost before', async () => {
    await colleagueSigns(record)
    open()
    await isOpen()
    await pass(1)
    saysNobody()
  })

  it('reads two names in one sentence', async () => {
    open()
    await colleagueOpens(record)
    await act(() => writeEntry(path, 'people', 'meera', { name: 'Meera Joshi' }))
    await says('Ravi Mishra and Meera Joshi have this open, too.')
  })

  it('gives no sign from a tab in the background, and answers when it is looked at again', async () => {
    open()
    await isOpen()
    const before = ownSign()
    show('hidden')
    await pass(1)
    await colleagueSigns(record)
    await pass(120)
    expect(ownSign()).toBe(before)
    show('visible')
    await waitFor(() => expect(ownSign()).not.toBe(before))
  })

  it('leaves no trace when they close it', async () => {
    open()
    await isOpen()
    cleanup()
    expect(whoHasOpen(record)).toEqual({})
  })

  it('reads nothing where the server cannot be reached', async () => {
    firestore.goAway()
    open()
    await pass(60)
    saysNobody()
  })
})

it('A clerk reads it in Hindi', async () => {
  await loadInHindi()
  open()
  await colleagueOpens(record)
  await says('Ravi Mishra ने भी यह खोल रखा है।')
  setLanguage('en')
})
