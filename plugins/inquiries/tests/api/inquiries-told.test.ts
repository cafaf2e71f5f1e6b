import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Concern } from '@prangan/functions/office/concern'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { inquiryPaths } from '../../contract/paths.ts'
import { morningLines } from '../../functions/morning-lines.ts'
import { tellOverdue } from '../../functions/tell-overdue.ts'
import { storedInquiry } from '../support/stored-inquiry.ts'

const app = useOwnApp()
const today = () => dayInIndia(app.now())

beforeEach(async () => {
  const firestore = await app.firestore()
  await firestore.recursiveDelete(firestore.doc(inquiryPaths.inquiry('one')).parent)
})

async function put(id: string, more: object): Promise<void> {
  const inquiry = storedInquiry({ assignedTo: { uid: 'dev', name: 'Dev' }, isOpen: true, ...more })
  await (await app.firestore()).doc(inquiryPaths.inquiry(id)).set(inquiry)
}

/** What becomes of it is a plugin's, which may be off. */
async function tellAll() {
  const told: [uid: string, id: string, text: string][] = []
  await tellOverdue(
    app,
    app.now(),
    app.deps.configuration,
    (_writer, _firestore, uid, { id, text }: Concern) => {
      told.push([uid, id, text.en])
    },
  )
  return told
}

describe('Somebody to whom a grievance is assigned', () => {
  it('is told when its day has passed, each time as the same', async () => {
    await put('late', { dueOn: addDays(today(), -1), number: 'N-1' })
    await put('due', { dueOn: today() })
    await put('long', { dueOn: addDays(today(), -30) })
    await put('done', { dueOn: addDays(today(), -1), isOpen: false, status: 'closed' })
    await put('nobody', { dueOn: addDays(today(), -1), assignedTo: null })
    const once = await tellAll()
    expect(once).toEqual([
      ['dev', expect.stringMatching(/^inquiry-overdue-late-/), 'Grievance N-1, assigned to you, is overdue'],
    ])
    expect(await tellAll()).toEqual(once)
  })
})

describe('The morning mail', () => {
  const lines = async () => {
    const until = app.now()
    const since = new Date(until.getTime() - 24 * 60 * 60_000)
    const written = await morningLines(await app.firestore(), { since, until })
    return written.map(({ text, isNew }) => [text.en, isNew])
  }

  it('counts what arrived, and says what is overdue; nothing where there is neither', async () => {
    expect(await lines()).toEqual([])
    const now = app.now().getTime()
    await put('new', { createdAt: new Date(now - 1_000), dueOn: '' })
    await put('other', { createdAt: new Date(now - 2_000), dueOn: addDays(today(), 9) })
    await put('earlier', { createdAt: new Date(now - 25 * 60 * 60_000), dueOn: addDays(today(), -3) })
    expect(await lines()).toEqual([
      ['2 new enquiries', true],
      ['One grievance is overdue', false],
    ])
    await put('since', { createdAt: new Date(0), dueOn: addDays(today(), -1) })
    expect(await lines()).toContainEqual(['2 grievances are overdue', true])
  })
})
