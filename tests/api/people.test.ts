import { errors } from '@prangan/contract/errors'
import { idOfNumber } from '@prangan/contract/ids'
import { grantLabels } from '@prangan/contract/messages/hi/grants'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { grantNames } from '@prangan/contract/roles'
import { describe, expect, it } from 'vitest'
import { setRole } from '../../functions/src/auth/set-role.ts'
import { apply, newApplication } from '../support/applications.ts'
import { call, json } from '../support/call.ts'
import { hasHindi } from '../support/languages.ts'
import { awaitMail } from '../support/mailbox.ts'
import { makePerson } from '../support/people.ts'
import { usePeopleDesk } from './people-desk.ts'
import { makeTeacher } from './teachers.ts'

const desk = usePeopleDesk()
const { app, auditOf, disable, enable, grant, listStatus, makeAdmin, people, personOf, sendReset, staffOf } =
  desk

describe('The list of people', () => {
  it('holds everyone with a role, admins first, with when they last signed in', async () => {
    const stranger = await makePerson(app)
    const listed = await people()
    expect(listed.find(({ uid }) => uid === desk.teacher.uid)).toMatchObject({
      name: 'A Test Person',
      email: desk.teacher.uname,
      role: 'faculty',
      grants: [],
      state: 'active',
      version: 0,
      lastSignIn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(listed.some(({ uid }) => uid === stranger.uid)).toBe(false)
    const roles = listed.map(({ role }) => role)
    expect(roles).toEqual(roles.toSorted())
  })

  it('says who is removed, and who has lost the account', { tags: ['slow'] }, async () => {
    const route = `PUT /admin/toggle-visibility/${desk.teacher.uname}`
    expect((await call(route, { token: desk.admin.token, ...json({ isRemoved: true }) })).status).toBe(200)
    const other = await makeTeacher(app)
    await call('GET /auth/checkAuth', { token: other.token })
    await (await app.auth()).deleteUser(other.uid)
    expect(await personOf(desk.teacher)).toMatchObject({ state: 'removed' })
    expect(await personOf(other)).toMatchObject({ name: other.uname, lastSignIn: '' })
  })
})

describe('A teacher to whom admissions are granted', () => {
  const decide = async (token: string) => {
    const { body } = await apply(newApplication())
    const id = idOfNumber(String(body.applicationNumber))
    const sent = { status: 'in review', note: '', mailApplicant: false, version: 1 }
    return (await call(`PUT /admin/application/${id}`, { token, ...json(sent) })).status
  }
  const reads = (token: string) =>
    Promise.all(
      [
        collectionPaths.admissions,
        collectionPaths.officeCounts,
        collectionPaths.alumni,
        collectionPaths.audit,
      ].map((path) => listStatus(path, token)),
    )

  it('may read them with the session they have, and no longer once it is taken away', async () => {
    const { token } = desk.teacher
    expect([await reads(token), await decide(token)]).toEqual([[403, 403, 403, 403], 403])
    expect((await grant(desk.teacher, ['admission:read'], 0)).body).toMatchObject({ version: 1 })
    expect([await reads(token), await decide(token)]).toEqual([[200, 200, 403, 403], 403])
    expect((await grant(desk.teacher, ['admission:decide'], 1)).status).toBe(200)
    expect([await reads(token), await decide(token)]).toEqual([[200, 200, 403, 403], 200])
    expect((await grant(desk.teacher, [], 2)).status).toBe(200)
    expect([await reads(token), await decide(token)]).toEqual([[403, 403, 403, 403], 403])
    const changes = (await auditOf(desk.teacher)).filter(({ action }) => action === 'abilities changed')
    expect(changes.map(({ detail, actor }) => [detail, actor]).toSorted()).toEqual(
      ['admission:decide → none', 'admission:read → admission:decide', 'none → admission:read'].map(
        (detail) => [detail, desk.admin.uname],
      ),
    )
  })

  it('is told by checkAuth what was granted', async () => {
    await grant(desk.teacher, grantNames, 0)
    const { body } = await call('GET /auth/checkAuth', { token: desk.teacher.token })
    expect(body).toMatchObject({ type: 'faculty', grants: grantNames })
  })

  it.skipIf(!hasHindi)(
    'is told by mail, in both languages, what was given and taken away, and each open desk by a signal',
    async () => {
      const signal = async () =>
        (await (await app.firestore()).doc(documentPaths.staffAccess(desk.teacher.uid)).get()).data()
      await grant(desk.teacher, ['admission:read', 'admission:decide'], 0)
      expect(await signal()).toMatchObject({ version: 1 })
      const subject = 'Your access to the office desk has changed'
      const given = await awaitMail(desk.teacher.uname, 1, subject)
      expect(given.text).toContain('Dear A Test Person,')
      expect(given.text).toContain('You can now:\n• See applications\n• Decide on applications')
      expect(given.text).toContain(
        `अनुमतियाँ दी हैं:\n• ${grantLabels['admission:read']}\n• ${grantLabels['admission:decide']}`,
      )
      expect(given.text).not.toMatch(/took away|admission:/)
      await grant(desk.teacher, ['admission:read'], 1)
      const taken = await awaitMail(desk.teacher.uname, 2, subject)
      expect(taken.text).toContain('The office took away this access:\n• Decide on applications')
      expect(taken.text).not.toContain('See applications')
      expect([
        await signal(),
        (await call('GET /auth/checkAuth', { token: desk.teacher.token })).body.version,
      ]).toMatchObject([{ version: 2 }, 2])
    },
  )

  it('gets no mail where nothing changes', async () => {
    await grant(desk.teacher, [], 0)
    const mails = await (await app.firestore())
      .collection(collectionPaths.mail)
      .where('to', '==', desk.teacher.uname)
      .get()
    expect(mails.size).toBe(0)
  })

  it('may not grant anything, list people, or shut anybody out', async () => {
    await grant(desk.teacher, grantNames, 0)
    const { token } = desk.teacher
    const other = await makeTeacher(app)
    const answers = await Promise.all([
      call('GET /admin/people', { token }),
      grant(other, ['admission:read'], 0, token),
      grant(desk.teacher, ['admission:read'], 1, token),
      disable(other, token),
      enable(other, token),
      sendReset(other, token),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  })

  it('has none of it as an admin who becomes a teacher again', { tags: ['slow'] }, async () => {
    await grant(desk.teacher, grantNames, 0)
    await setRole(app, { email: desk.teacher.uname, role: 'admin', now: new Date() })
    await setRole(app, { email: desk.teacher.uname, role: 'faculty', now: new Date() })
    expect(await staffOf(desk.teacher)).toMatchObject({ role: 'faculty', grants: [] })
  })

  it('keeps it when the role command gives the same role', { tags: ['slow'] }, async () => {
    await grant(desk.teacher, ['admission:read'], 0)
    await setRole(app, { email: desk.teacher.uname, role: 'faculty', now: new Date() })
    expect(await staffOf(desk.teacher)).toMatchObject({ role: 'faculty', grants: ['admission:read'] })
  })
})

describe('Abilities', () => {
  it.each(['page:assign', 'account:grant', 'faculty:hide', 'admin', '__proto__'])(
    'that cannot be granted are refused (%s)',
    async (name) => {
      expect((await grant(desk.teacher, [name], 0)).status).toBe(400)
      expect((await staffOf(desk.teacher))?.grants).toEqual([])
    },
  )

  it('are not changed by somebody who saw them before another admin changed them', async () => {
    await grant(desk.teacher, ['admission:read'], 0)
    const { status, body } = await grant(desk.teacher, [], 0)
    expect([status, body.message]).toEqual(errors['changed-meanwhile'])
    expect(await staffOf(desk.teacher)).toMatchObject({ grants: ['admission:read'], version: 1 })
  })

  it('are granted to no admin, to nobody without a role, and never to oneself', async () => {
    const [other, stranger] = [await makeAdmin(), await makePerson(app)]
    const refusals = await Promise.all([
      grant(other, ['admission:read'], 0),
      grant(desk.admin, ['admission:read'], 0),
      grant(stranger, ['admission:read'], 0),
      grant({ uid: 'no-such-person' }, ['admission:read'], 0),
    ])
    expect(refusals.map(({ status, body }) => [status, body.message])).toEqual([
      errors['admin-may-all'],
      errors['not-yourself'],
      errors['no-such-person'],
      errors['no-such-person'],
    ])
    expect(await staffOf(stranger)).toBeUndefined()
  })
})
