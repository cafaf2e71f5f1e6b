import { useApprovalDesk } from '@prangan/tests/api/approval-desk.ts'
import { describe, expect, it } from 'vitest'
import { notificationPaths } from '../../contract/paths.ts'

const approvals = useApprovalDesk()
const { desk, prepare, change, approve, giveBack } = approvals

const told = async ({ uid }: { uid: string }) => {
  const items = (await desk.app.firestore()).collection(notificationPaths.items(uid))
  return (await items.orderBy('at').get()).docs.map((item) => [item.get('text'), item.get('path')])
}

describe('Somebody who prepared a notice', () => {
  it('finds in the bell that it was returned, each time, and that it was approved', async () => {
    const { clerk } = approvals
    const title = 'Sports day'
    const id = await prepare({ title })
    const sentence = 'Add the date.'
    expect((await giveBack(id, 1, sentence)).status).toBe(200)
    desk.app.pass(1_000)
    await change(id, { title, version: '2' })
    expect((await giveBack(id, 3, sentence)).status).toBe(200)
    desk.app.pass(1_000)
    expect((await approve(id, 4)).status).toBe(200)
    const returned = [
      expect.objectContaining({ en: `Please change your notice “${title}”` }),
      `/AdminDashboard?tab=approval&open=${id}`,
    ]
    expect(await told(clerk)).toEqual([
      returned,
      returned,
      [expect.objectContaining({ en: `Your notice “${title}” was approved` }), `/AdminDashboard?open=${id}`],
    ])
  })

  it('is not told what they did themselves, and nobody else is', async () => {
    const { publisher } = approvals
    const other = await approvals.helper('news:publish')
    const id = await prepare({ title: 'Of their own' }, publisher)
    expect((await approve(id, 1, publisher)).status).toBe(200)
    expect([await told(publisher), await told(other)]).toEqual([[], []])
  })
})
