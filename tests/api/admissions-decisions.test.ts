import { groupDigits } from '@prangan/contract/digits'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import { AdmissionDocumentSchema } from '@prangan/contract/schemas/admissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { anApplication, everythingOf } from '../support/applications.ts'
import { call, json, signIn, signUpWithoutRole } from '../support/call.ts'
import { hasHindi } from '../support/languages.ts'
import { awaitMail, mailsTo } from '../support/mailbox.ts'
import { logins } from '../support/suite.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { useTriggers } from '../support/use-triggers.ts'

const app = useOwnApp()
useTriggers(app)
let admin: string
beforeAll(async () => {
  admin = await signIn('admin')
})

const firestore = () => app.firestore()

const decide = (id: string, decision: object, token = admin) =>
  call(`PUT /admin/application/${id}`, { token, ...json(decision) })
const stored = async (id: string) =>
  AdmissionDocumentSchema.parse((await (await firestore()).doc(documentPaths.admission(id)).get()).data())

describe('The office', () => {
  it('decides about an application; the note, the admin and the time are stored', async () => {
    const { id, name } = await anApplication()
    const { status, body } = await decide(id, { status: 'in review', note: '  Marksheet is unclear. ' })
    expect([status, body]).toEqual([200, { message: 'Application updated successfully!', version: 2 }])
    await decide(id, { status: 'accepted', note: '' })
    const application = await stored(id)
    expect(application).toMatchObject({ status: 'accepted', version: 3 })
    expect(application.history.map(({ status, note, by }) => [status, note, by])).toEqual([
      ['in review', 'Marksheet is unclear.', logins.admin.uname],
      ['accepted', '', logins.admin.uname],
    ])
    expect(application.updatedAt).toEqual(app.now())
    const { audit } = await everythingOf(await firestore(), name)
    const changes = audit.filter(({ action }) => action === 'application changed')
    expect(changes.map(({ actor, detail }) => [actor, detail]).sort()).toEqual([
      [logins.admin.uname, 'in review → accepted'],
      [logins.admin.uname, 'new → in review'],
    ])
  })

  it('mails the applicant only on request, with its own note', async () => {
    const { id, email, number } = await anApplication()
    await awaitMail(email)
    await decide(id, { status: 'in review', note: 'Not for the applicant.', mailApplicant: false })
    await decide(id, { status: 'accepted', note: 'Come on Monday.', mailApplicant: true })
    const mail = await awaitMail(email, 2)
    expect(mail.subject).toBe(`Your application ${number}: accepted`)
    expect(mail.text).toContain('The office writes:\n\nCome on Monday.')
    expect(await mailsTo(email)).toHaveLength(2)
    await expect
      .poll(async () => (await stored(id)).mails)
      .toMatchObject([
        { topic: 'received', state: 'sent' },
        { topic: 'accepted', state: 'sent' },
      ])
  })

  it.skipIf(!hasHindi)('mails the applicant in the language of the form', async () => {
    const { id, email, number } = await anApplication({ language: 'hi' })
    await awaitMail(email)
    await decide(id, { status: 'accepted', note: '', mailApplicant: true })
    expect((await awaitMail(email, 2)).subject).toBe(`आपका आवेदन ${number}: स्वीकृत`)
  })

  it('cannot overwrite what somebody else has decided meanwhile', async () => {
    const { id, email } = await anApplication()
    await awaitMail(email)
    expect((await decide(id, { status: 'accepted', version: 1 })).body.version).toBe(2)
    const late = await decide(id, { status: 'rejected', note: 'No.', mailApplicant: true, version: 1 })
    expect([late.status, late.body.message]).toEqual([
      409,
      'Somebody else has changed this in the meantime. Please look at it again before you go on.',
    ])
    expect(await stored(id)).toMatchObject({ status: 'accepted', version: 2 })
    expect((await decide(id, { status: 'waiting', version: 2 })).status).toBe(200)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('decides only once from the same version, in four tabs at the same moment', {
    tags: ['slow'],
  }, async () => {
    const { id } = await anApplication()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => decide(id, { status: 'accepted', version: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(3).fill(409)])
    expect((await stored(id)).history).toHaveLength(1)
  })

  it('finds the last decisions on an application that had very many', async () => {
    const { id } = await anApplication()
    const old = { status: 'waiting', note: 'old', by: logins.admin.uname, at: app.now() }
    const document = (await firestore()).doc(documentPaths.admission(id))
    await document.update({ history: Array(limits.decisions).fill(old) })
    await decide(id, { status: 'accepted', note: 'newest' })
    const { history } = await stored(id)
    expect([history.length, history.at(-1)?.note]).toEqual([limits.decisions, 'newest'])
  })

  it('gets a 404 for an application that is gone, and nothing is created', async () => {
    const { status, body } = await decide('2026-AAAAAAA', { status: 'accepted' })
    expect([status, body.message]).toEqual([404, 'This application no longer exists.'])
    const document = (await firestore()).doc(documentPaths.admission('2026-AAAAAAA'))
    expect((await document.get()).exists).toBe(false)
  })

  it('sees what is invalid', async () => {
    const { id } = await anApplication()
    const wrong = { status: 'perhaps', note: 'x'.repeat(limits.text.note + 1), mailApplicant: 'yes' }
    const { status, body } = await decide(id, { ...wrong, version: '1' })
    expect([status, body.errors]).toEqual([
      400,
      {
        status: 'Please choose a status.',
        note: `Note may have at most ${groupDigits(limits.text.note)} characters.`,
        mailApplicant: 'Please say whether to mail the applicant.',
        version: 'The version must be a number.',
      },
    ])
    expect((await stored(id)).version).toBe(1)
  })
})

describe('Anybody but the office', () => {
  it('cannot decide: not a teacher, not a stranger, not without a token', async () => {
    const { id } = await anApplication()
    const [teacher, stranger] = await Promise.all([signIn('teacher'), signUpWithoutRole()])
    expect((await decide(id, { status: 'accepted' }, teacher)).status).toBe(403)
    expect((await decide(id, { status: 'accepted' }, stranger)).status).toBe(403)
    expect((await decide(id, { status: 'accepted' }, 'null')).status).toBe(401)
    expect(await stored(id)).toMatchObject({ status: 'new', version: 1 })
  })
})
