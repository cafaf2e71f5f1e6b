import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { awaitMail } from '@prangan/tests/support/mailbox.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { useOwnApp } from '@prangan/tests/support/use-own-app.ts'
import { useTriggers } from '@prangan/tests/support/use-triggers.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { admissionLimits } from '../../contract/limits.ts'
import { readApplication, verifiedWith } from '../support/admissions.ts'
import { addDocument, refused, seen } from '../support/own-applications.ts'
import { useProvisionalLists } from '../support/use-provisional-lists.ts'

const app = useOwnApp()
useTriggers(app)
const {
  publish,
  withdraw,
  stored,
  endObjections,
  objectionsTo,
  answerTo,
  publicList,
  tokenOf,
  ownPage,
  object,
  sessionWith,
  aProvisionalList,
  firestore,
} = useProvisionalLists(app)

describe('An applicant', () => {
  it('objects to the own place, is told by mail, and reads the answer on the own page and by mail', async () => {
    const { list, third, all } = await aProvisionalList()
    const sent = seen(await object(third, list))
    expect(sent.objections).toMatchObject([{ listNumber: 1, rank: 0, status: 'open', answer: '' }])
    expect(sent.may.object, 'until it is answered').toBe(false)
    const { email = '', applicationNumber = '' } = all[2] ?? {}
    const mailOn = (what: string) => awaitMail(email, 1, `Your application ${applicationNumber}: ${what}`)
    expect((await mailOn('objection received')).text).toContain('provisional merit list 1')
    const [objection] = await objectionsTo(list)
    expect(objection).toMatchObject({ application: third, about: { application: third, rank: 3 } })
    expect((await stored(list)).objections).toEqual({ all: 1, open: 1, upheld: 0 })

    expect((await answerTo(list, objection?.id ?? '', true)).status).toBe(200)
    expect((await stored(list)).objections).toEqual({ all: 1, open: 0, upheld: 1 })
    expect(await ownPage(third)).toMatchObject({
      objections: [{ status: 'upheld', answer: 'The marksheet says so.' }],
      may: { object: true },
    })
    expect((await mailOn('objection upheld')).text).toContain('The marksheet says so.')
    const { mails } = await readApplication(firestore(), third)
    expect(mails.map(({ topic }) => topic)).toEqual([
      'provisional list',
      'objection received',
      'objection answered',
    ])
    const { docs } = await firestore()
      .collection(collectionPaths.audit)
      .where('subject', '==', documentPaths.admission(third))
      .get()
    expect(docs.map((entry) => entry.get('action')).sort()).toEqual(['objection answered', 'objection sent'])
  })

  it('objects to somebody else’s place by its rank, and nobody has a rank beyond the list', async () => {
    const { list, first, second } = await aProvisionalList()
    const beyond = await object(second, list, { rank: 4 })
    expect([beyond.status, beyond.body.errors]).toEqual([400, { rank: fieldTexts.noSuchRank }])
    expect(seen(await object(second, list, { rank: 1 })).objections).toMatchObject([{ rank: 1 }])
    expect((await objectionsTo(list))[0]).toMatchObject({ about: { application: first, rank: 1 } })
  })

  it('adds a document to it, which is no part of what was checked and stays with this objection', async () => {
    const { list, third } = await aProvisionalList()
    const token = await tokenOf(third)
    const [one, two] = ['objection-1', 'objection-2']
    expect((await ownPage(third)).provisional?.slot).toBe(one)
    expect(refused(await addDocument(token, two, smallPdf('marks.pdf')))).toEqual([409, errors['not-now'][1]])
    const added = seen(await addDocument(token, one, smallPdf('marks.pdf')))
    expect([added.state, Object.keys(added.documents)]).toEqual(['waitlisted', [one]])
    expect((await readApplication(firestore(), third)).status).toBe('verified')
    seen(await object(third, list))
    const [objection] = await objectionsTo(list)
    expect(objection?.document).toBe(one)
    expect(refused(await addDocument(token, one, smallPdf('other.pdf')))).toEqual([409, errors['not-now'][1]])
    await answerTo(list, objection?.id ?? '', false)
    seen(await object(third, list))
    expect((await objectionsTo(list)).map(({ document }) => document).sort()).toEqual(['', one])
  })

  it('adds no document where there is no list to object to', async () => {
    const { list, third } = await aProvisionalList()
    await endObjections(list)
    const late = await addDocument(await tokenOf(third), 'objection-1', smallPdf('marks.pdf'))
    expect(refused(late)).toEqual([409, errors['not-now'][1]])
  })

  it('who is not on the list objects, too: not yet checked, or rejected; nobody who has withdrawn or not sent it', async () => {
    const { session, list } = await aProvisionalList()
    const withStatus = async (status: 'in review' | 'rejected' | 'withdrawn') =>
      verifiedWith(firestore(), session, app.now(), 480, { status })
    for (const status of ['in review', 'rejected'] as const) {
      const { id } = await withStatus(status)
      expect((await ownPage(id)).provisional?.list).toBe(list)
      seen(await object(id, list))
    }
    expect((await objectionsTo(list)).map(({ about }) => about.rank)).toEqual([0, 0])
    const { id } = await withStatus('withdrawn')
    expect((await ownPage(id)).provisional).toBe(null)
    expect(refused(await object(id, list))).toEqual([409, errors['not-now'][1]])
    const { id: unsent } = await withStatus('in review')
    await firestore().doc(documentPaths.admission(unsent)).update({ details: FieldValue.delete() })
    expect(refused(await object(unsent, list))).toEqual([409, errors['not-now'][1]])
  })

  it('waits for an answer before the next objection, also with two at the same moment, and sends a few', async () => {
    const { list, third } = await aProvisionalList()
    const both = await Promise.all([object(third, list), object(third, list)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(refused(await object(third, list))).toEqual([409, errors['objection-unanswered'][1]])
    for (let sent = 1; sent <= admissionLimits.objections; sent += 1) {
      const open = (await objectionsTo(list)).find(({ status }) => status === 'open')
      await answerTo(list, open?.id ?? '', false)
      if (sent < admissionLimits.objections) seen(await object(third, list))
    }
    expect((await ownPage(third)).may.object).toBe(false)
    expect(refused(await object(third, list))).toEqual([409, errors['objections-full'][1]])
    expect((await stored(list)).objections).toEqual({ all: 3, open: 0, upheld: 0 })
  })

  it('can’t object once the time has ended, the list is withdrawn, or it was never provisional', async () => {
    const [one, two] = [await aProvisionalList(), await aProvisionalList()]
    const hasEnded = [409, errors['objections-ended'][1]]
    await endObjections(one.list)
    expect((await ownPage(one.third)).may.object).toBe(false)
    expect(refused(await object(one.third, one.list))).toEqual(hasEnded)
    await withdraw(two.list)
    expect(refused(await object(two.third, two.list))).toEqual(hasEnded)
    const { session, ids } = await sessionWith(1, [450])
    const { body } = await publish(session)
    expect(refused(await object(ids[0] ?? '', String(body.id)))).toEqual(hasEnded)
  })

  it('neither objects to the list of another session nor sees anybody else’s objections', async () => {
    const [one, two] = [await aProvisionalList(), await aProvisionalList()]
    expect(refused(await object(one.first, two.list))).toEqual([404, errors['no-such-list'][1]])
    await object(one.third, one.list, { text: 'Mine alone.' })
    expect(JSON.stringify(await ownPage(one.first))).not.toContain('Mine alone.')
    expect(JSON.stringify(await publicList(one.list))).not.toContain('Mine alone.')
  })
})
