import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { notify, wantsMail } from '@prangan/functions/office/notify'
import { mailsTo } from '@prangan/tests/support/mailbox.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inquiryPaths } from '../../contract/paths.ts'
import { morningLines } from '../../functions/morning-lines.ts'
import { tellOverdue } from '../../functions/tell-overdue.ts'
import { aGrievance, handle } from '../support/inquiries.ts'
import { storedInquiry } from '../support/stored-inquiry.ts'
import { useInquiryDesk } from '../support/use-inquiry-desk.ts'

// What becomes of it is a plugin's, which may be off.
vi.mock('@prangan/functions/office/notify')

const desk = useInquiryDesk()
const { app } = desk
const today = () => dayInIndia(app.now())

beforeEach(async () => {
  vi.mocked(notify).mockReset()
  vi.mocked(wantsMail).mockReset().mockResolvedValue(true)
  const firestore = await app.firestore()
  await firestore.recursiveDelete(firestore.doc(inquiryPaths.inquiry('one')).parent)
})

async function put(id: string, more: object): Promise<void> {
  const inquiry = storedInquiry({ assignedTo: { uid: 'dev', name: 'Dev' }, isOpen: true, ...more })
  await (await app.firestore()).doc(inquiryPaths.inquiry(id)).set(inquiry)
}
const told = () => vi.mocked(notify).mock.calls.map(([, , uid, { id, text }]) => [uid, id, text.en])

describe('Somebody to whom a grievance is assigned', () => {
  it('is told, and not mailed if they want no mail', async () => {
    const { id, number } = await aGrievance()
    const helper = await desk.makeHelper(['inquiry:handle'])
    vi.mocked(wantsMail).mockResolvedValue(false)
    await handle(id, { version: 1, assignedTo: helper.uid }, desk.admin.token)
    expect(told()).toEqual([
      [helper.uid, `inquiry-assigned-${id}-2`, `Grievance ${number} was assigned to you`],
    ])
    expect(await mailsTo(helper.uname)).toEqual([])
  })

  it('is told when its day has passed, each time as the same', async () => {
    await put('late', { dueOn: addDays(today(), -1), number: 'N-1' })
    await put('due', { dueOn: today() })
    await put('long', { dueOn: addDays(today(), -30) })
    await put('done', { dueOn: addDays(today(), -1), isOpen: false, status: 'closed' })
    await put('nobody', { dueOn: addDays(today(), -1), assignedTo: null })
    await tellOverdue(app, app.now())
    const once = told()
    expect(once).toEqual([
      ['dev', expect.stringMatching(/^inquiry-overdue-late-/), expect.stringContaining('N-1')],
    ])
    await tellOverdue(app, app.now())
    expect(told()).toEqual([...once, ...once])
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
      ['2 new inquiries', true],
      ['One grievance is overdue', false],
    ])
    await put('since', { createdAt: new Date(0), dueOn: addDays(today(), -1) })
    expect(await lines()).toContainEqual(['2 grievances are overdue', true])
  })
})
