import { documentPaths } from '@prangan/contract/paths'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../contract/paths.ts'
import { tellLists } from '../../functions/lists/tell-list.ts'
import { useLists } from '../support/use-lists.ts'

const app = useOwnApp()
useTriggers(app)
const { read, listAt, sessionWith, publish } = useLists(app)

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
    await tellLists(app, app.now())
    await tellLists(app, app.now())
    const topics = async (id: string) => (await read(id)).mails.map(({ topic }) => topic)
    expect(await topics(told)).toEqual(['provisional list'])
    expect(await topics(untold)).toEqual(['provisional list'])
    await firestore.doc(admissionPaths.list(list)).update({ status: 'withdrawn' })
    await firestore.doc(documentPaths.admission(untold)).update({ mails: [] })
    await tellLists(app, app.now())
    expect(await topics(untold), 'the list was withdrawn').toEqual([])
  })
})

describe('Applicants on a final list', () => {
  const topicsOf = async (id: string) => (await read(id)).mails.map(({ topic }) => topic)
  const mailAbout = async (id: string, what: string) => {
    const { email, applicationNumber } = await read(id)
    return (await awaitMail(email, 1, `Your application ${applicationNumber}: ${what}`)).text
  }

  it('get a mail with their place, what it was in the provisional list, and how many objections were upheld', async () => {
    const { session, ids } = await sessionWith(1, [450, 400, 350])
    const [first = '', second = '', third = ''] = ids
    const list = await aProvisionalList(session)
    const firestore = await app.firestore()
    await firestore.doc(documentPaths.admission(third)).update({ 'details.education.xii.obtained': 48_000 })
    const ended = {
      objectionsUntil: new Date(app.now().getTime() - 1),
      objections: { all: 3, open: 0, upheld: 1 },
    }
    await firestore.doc(admissionPaths.list(list)).update(ended)
    await publish(session, { replaces: list })
    const text = await mailAbout(third, 'final merit list 1')
    expect(text).toContain('Your rank is 1. By this list you get a seat.')
    expect(text).toContain(
      'In the provisional list your rank was 3, and you were number 2 on the waiting list. Objections to the provisional list: 3. Upheld: 1.',
    )
    expect(await mailAbout(first, 'final merit list 1')).toContain(
      'You are number 1 on the waiting list.\n\nIn the provisional list your rank was 1, with a seat.',
    )
    expect(await mailAbout(second, 'final merit list 1')).toContain('your rank was 2')
    expect(await topicsOf(second)).toEqual(['provisional list', 'final list'])
  })

  it('are told without a provisional list, too, at night if the publication was broken off, and nobody twice', async () => {
    const { session, ids } = await sessionWith(1, [450, 400])
    const [told = '', untold = ''] = ids
    await publish(session)
    const text = await mailAbout(untold, 'merit list 1')
    expect(text).toContain('Your rank is 2. You are number 1 on the waiting list.')
    expect(text).not.toContain('provisional')
    const firestore = await app.firestore()
    await firestore.doc(documentPaths.admission(untold)).update({ mails: [] })
    await tellLists(app, app.now())
    await tellLists(app, app.now())
    for (const id of ids) expect(await topicsOf(id)).toEqual(['final list'])
    await firestore.doc(documentPaths.admission(told)).update({ mails: [], status: 'offered', offer: null })
    await firestore.doc(documentPaths.admission(untold)).update({ mails: [] })
    await tellLists(app, app.now())
    expect(await topicsOf(told), 'the offer says more').toEqual([])
    expect(await topicsOf(untold)).toEqual(['final list'])
  })

  it('are told of a revised one if their place changed: what it was, what it is and why', async () => {
    const { session, ids } = await sessionWith(1, [480, 450, 430, 400])
    const [first = '', second = '', third = '', fourth = ''] = ids
    const replaces = await publish(session)
    app.pass(60_000)
    const marks = { 'details.education.xii.obtained': 47_000 }
    await (await app.firestore()).doc(documentPaths.admission(third)).update(marks)
    const id = await publish(session, { replaces, because: 'The marks of one applicant were corrected.' })
    await tellLists(app, app.now())
    const text = await mailAbout(third, 'revised merit list 1')
    expect(text).toContain('Your rank is 2. You are number 1 on the waiting list.')
    expect(text).toContain('Until now your rank was 3, and you were number 2 on the waiting list.')
    expect(text).toContain('The marks of one applicant were corrected.')
    const topics = await Promise.all([first, second, third, fourth].map(topicsOf))
    const once = ['final list']
    expect(topics).toEqual([once, [...once, ...once], [...once, ...once], once])
    expect((await listAt(id)).changed).toEqual({ seats: 0, ranks: 2 })
  })

  it('are told of a list that is published at a time only from then on', async () => {
    const { session, ids } = await sessionWith(1, [450])
    await publish(session, { publishAt: new Date(app.now().getTime() + 60 * 60_000).toISOString() })
    await tellLists(app, app.now())
    expect(await topicsOf(ids[0] ?? '')).toEqual([])
    app.pass(60 * 60_000)
    await tellLists(app, app.now())
    expect(await topicsOf(ids[0] ?? '')).toEqual(['final list'])
  })
})
