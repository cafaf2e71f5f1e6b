import { documentPaths } from '@prangan/contract/paths'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'
import { tellProvisionalLists } from '../../functions/lists/tell-list.ts'
import { useLists } from '../support/use-lists.ts'

const app = useOwnApp()
useTriggers(app)
const { read, sessionWith, publish } = useLists(app)

const threeDaysOn = () => new Date(app.now().getTime() + 3 * 24 * 60 * 60_000).toISOString()
const aProvisionalList = async (session: string) => publish(session, { objectionsUntil: threeDaysOn() })

describe('Applicants on a provisional list', () => {
  it('get a mail with their rank, what it gives them and until when they can object', async () => {
    const { session, ids } = await sessionWith(1, [450, 400])
    await aProvisionalList(session)
    const [first, second] = await Promise.all(ids.map(read))
    const subject = (number = '') => `Your application ${number}: provisional merit list 1`
    const mails = await Promise.all(
      [first, second].map((each) =>
        awaitMail(each?.email ?? '', 1, subject(each?.applicationNumber)).then(({ text }) => text),
      ),
    )
    expect(mails[0]).toContain('Your rank is 1. By this list you get a seat.')
    expect(mails[1]).toContain('Your rank is 2. You are number 1 on the waiting list.')
    for (const text of mails) expect(text).toMatch(/object there by \d/)
  })

  it('are told at night if the publication was broken off, and nobody twice', async () => {
    const { session, ids } = await sessionWith(1, [450, 400])
    const list = await aProvisionalList(session)
    const firestore = await app.firestore()
    const [told = '', untold = ''] = ids
    await firestore.doc(documentPaths.admission(untold)).update({ mails: [] })
    await tellProvisionalLists(app, app.now())
    await tellProvisionalLists(app, app.now())
    const topics = async (id: string) => (await read(id)).mails.map(({ topic }) => topic)
    expect(await topics(told)).toEqual(['provisional list'])
    expect(await topics(untold)).toEqual(['provisional list'])
    await firestore.doc(admissionPaths.list(list)).update({ status: 'withdrawn' })
    await firestore.doc(documentPaths.admission(untold)).update({ mails: [] })
    await tellProvisionalLists(app, app.now())
    expect(await topics(untold), 'the list was withdrawn').toEqual([])
  })

  it('get no mail about a final list, which offers seats by other mails', async () => {
    const { session, ids } = await sessionWith(1, [450])
    await publish(session)
    expect((await read(ids[0] ?? '')).mails).toEqual([])
  })
})
