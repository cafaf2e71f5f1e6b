import { errors } from '@prangan/contract/errors'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { AuditDocumentSchema } from '@prangan/contract/schemas/audit'
import { FacultyDocumentSchema } from '@prangan/contract/schemas/faculty'
import { departmentNamed, designationAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { type Answer, call, form, json, signIn, signUp } from '../support/call.ts'
import { awaitMail } from '../support/mailbox.ts'
import { add, everythingOf, nothing, type Office, teacher, useOffice } from '../support/office.ts'
import { choosePassword, makePerson, newClientHeaders, newEmail, signInAs } from '../support/people.ts'
import { logins, suite } from '../support/suite.ts'

const office = useOffice()

describe('An admin', () => {
  it('adds a teacher, who chooses a password, is listed with the department in full, and gets a mail', async () => {
    const email = newEmail('kavita')
    const { status, body } = await add(office, teacher(email))
    expect([status, body.message]).toEqual([201, 'Faculty added successfully!'])

    const session = await choosePassword({ uname: email, psw: 'Marigold courtyard 7' })
    expect(session.body).toMatchObject({ userType: 'faculty', user: { email, name: 'Kavita Rawat' } })

    const { claims, profiles, users, created } = await everythingOf(office, email)
    expect(claims).toMatchObject([{ role: 'faculty', state: 'ready', uid: users[0]?.uid }])
    expect(users.map(({ customClaims }) => customClaims)).toEqual([{ role: 'faculty' }])
    const profile = FacultyDocumentSchema.parse(profiles[0])
    expect(profile).toMatchObject({
      name: 'Kavita Rawat',
      designation: designationAt(2),
      department: departmentNamed('Commerce'),
      email,
      isRemoved: false,
    })
    expect(created).toMatchObject([{ actor: logins.admin.uname, subject: email, detail: 'faculty' }])

    const mail = await awaitMail(email)
    expect(mail.text).toContain('/login')
    expect(mail.text).toContain('Forgot Password?')
    expect(mail.text + mail.html).not.toContain('Marigold')
  })

  it('adds another admin, who is no member of the faculty', async () => {
    const email = newEmail('office')
    const { status, body } = await add(office, teacher(email, { userType: 'admin' }))
    expect([status, body.message]).toEqual([201, 'Admin added successfully!'])
    const session = await choosePassword({ uname: email, psw: 'Marigold courtyard 7' })
    expect(session.body.userType).toBe('admin')
    const { status: allowed } = await call('GET /news/viewNews', { token: String(session.body.token) })
    expect(allowed).toBe(200)
    expect((await everythingOf(office, email)).profiles).toEqual([])
  })

  it('adds office staff, who sign in and are not among the teachers', async () => {
    const email = newEmail('clerk')
    const { status, body } = await add(office, teacher(email, { profile: 'none' }))
    expect([status, body.message]).toEqual([201, 'Office staff added successfully!'])
    const session = await choosePassword({ uname: email, psw: 'Marigold courtyard 7' })
    expect(session.body).toMatchObject({ userType: 'faculty', user: { email, name: 'Kavita Rawat' } })
    const { profiles, users, created } = await everythingOf(office, email)
    expect([profiles, users.map(({ customClaims }) => customClaims)]).toEqual([[], [{ role: 'faculty' }]])
    expect(created).toMatchObject([{ detail: 'office staff' }])
    expect(JSON.stringify((await call('GET /faculty/facultylist')).body)).not.toContain(email)
  })

  it('cannot choose another kind of profile', async () => {
    const fields = teacher(newEmail(), { profile: 'secret' })
    const { status, body } = await add(office, fields)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['profile']])
    expect(await everythingOf(office, fields.email)).toEqual(nothing)
  })

  it('cannot make office staff of somebody who still has a teacher’s profile', async () => {
    const email = newEmail('former')
    await add(office, teacher(email))
    const { users } = await everythingOf(office, email)
    await office.auth.deleteUser(users[0]?.uid ?? '')
    const { status, body } = await add(office, teacher(email, { profile: 'none' }))
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['profile']])
    expect((await everythingOf(office, email)).users).toEqual([])
  })

  it('gets a conflict for an address that is taken, under `message` and `error`', async () => {
    const email = newEmail('twice')
    expect((await add(office, teacher(email))).status).toBe(201)
    const { status, body } = await add(office, teacher(email.toUpperCase(), { name: 'Somebody Else' }))
    expect([status, body.message, body.error]).toEqual([...errors['email-taken'], errors['email-taken'][1]])
    const { profiles, users } = await everythingOf(office, email)
    expect([profiles.length, users.length, profiles[0]?.name]).toEqual([1, 1, 'Kavita Rawat'])
  })

  const required = { name: 'Name', dept: 'Department' }
  it.each(Object.entries(required))('has to fill in: %s', async (field, label) => {
    const { status, body } = await add(office, teacher(newEmail(), { [field]: '  ' }))
    expect([status, body.errors]).toEqual([400, { [field]: `${label} is required.` }])
  })

  it.each([
    ['designation', 'Gardener', 'Please choose a designation.'],
    ['email', 'kavita', 'Please enter a valid e-mail address.'],
    ['email', 'kavit\u00e1@college.test', 'Please enter a valid e-mail address.'],
    ['email', 'kavita\u0301@college.test', 'Please enter a valid e-mail address.'],
    ['email', 'k\u0430vita@college.test', 'Please enter a valid e-mail address.'],
    ['psw', 'short', 'The password needs at least 8 characters.'],
    [
      'psw',
      'password1234',
      'This password is one of the most common ones and easy to guess. Please choose another.',
    ],
  ])('sees what is wrong with %s %s', async (field, value, text) => {
    const fields = teacher(newEmail(), { [field]: value })
    const { status, body } = await add(office, fields)
    expect([status, body.message, body.errors]).toEqual([400, text, { [field]: text }])
    expect(await everythingOf(office, fields.email ?? '')).toEqual(nothing)
  })

  it('may send half a character, as a cut emoji leaves it', async () => {
    const email = newEmail('cut')
    const { body, headers } = json(teacher(email, { name: 'Kavita \ud83d' }))
    const { status } = await call('POST /faculty/addfaculty', { token: office.admin, body, headers })
    expect([status, (await everythingOf(office, email)).profiles[0]?.name]).toEqual([201, 'Kavita \ufffd'])
  })

  it('cannot make any other role', async () => {
    const fields = teacher(newEmail(), { userType: 'owner' })
    const { status, body } = await add(office, fields)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['userType']])
    expect(await everythingOf(office, fields.email)).toEqual(nothing)
  })
})

describe('One address', () => {
  /** Returns spellings of one address that differ in spaces, capitals and Unicode form. */
  const newForms = () => {
    const email = newEmail('fikki')
    const moved = (offset: number) => (letter: string) =>
      String.fromCodePoint((letter.codePointAt(0) ?? 0) + offset)
    const forms = [
      email,
      ` ${email.toUpperCase()} `,
      email.replace(/[a-z0-9@.-]/g, moved(0xfee0)),
      email.replace('fi', '\ufb01'),
      email.replaceAll('k', '\u212a'),
      email.replace(/[a-z]/g, moved(0x1d41a - 0x61)),
      email.replace(/[a-z]/g, moved(0x24d0 - 0x61)),
      email.replace(/\d/g, moved(0x1d7ce - 0x30)),
    ]
    expect(new Set(forms).size).toBe(forms.length)
    return { email, forms }
  }
  const countOf = (answers: readonly Answer[], wanted: number) =>
    answers.filter(({ status }) => status === wanted).length

  async function race(
    { auth, firestore }: Pick<Office, 'auth' | 'firestore'>,
    create: (fields: Record<string, string>) => Promise<Answer>,
  ): Promise<void> {
    const { email, forms } = newForms()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        create(teacher(forms[index % forms.length] ?? '', { name: `Nr ${index}` })),
      ),
    )
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 19])
    const { claims, users, profiles, created } = await everythingOf({ auth, firestore }, email)
    expect([claims.length, users.length, profiles.length, created.length]).toEqual([1, 1, 1, 1])
    expect(claims[0]).toMatchObject({ state: 'ready', uid: users[0]?.uid })
  }

  it('created twenty times at once, in capitals and Unicode forms, is one account', async () => {
    await race(office, (fields) => add(office, fields))
  })

  it('created twenty times at once by several processes is one account', { tags: ['slow'] }, async () => {
    const firestore = await connectFirebase().firestore()
    await race({ auth: office.auth, firestore }, (fields) =>
      call('POST /faculty/addfaculty', { token: office.admin, origin: suite.app, ...form(fields) }),
    )
  })

  it('at which a stranger has signed up before is the teacher’s all the same', async () => {
    const email = newEmail('early')
    const stranger = await signUp(email, 'Stranger#2026')
    expect((await add(office, teacher(email))).status).toBe(201)
    const clientHeaders = newClientHeaders()
    expect((await signInAs({ uname: email, psw: 'Stranger#2026' }, { clientHeaders })).status).toBe(401)
    expect((await choosePassword({ uname: email, psw: 'Marigold courtyard 7' })).status).toBe(200)
    expect((await call('GET /auth/checkAuth', { token: stranger })).status).toBe(401)
    expect((await everythingOf(office, email)).users).toHaveLength(1)
  })

  it('of somebody who has a role, but no entry among the accounts, is theirs still', async () => {
    const holder = await makePerson(office.app, 'faculty')
    expect((await add(office, teacher(holder.uname))).status).toBe(409)
    const { claims, users } = await everythingOf(office, holder.uname)
    expect([claims, users.map(({ uid }) => uid)]).toEqual([[], [holder.uid]])
    expect((await signInAs(holder, { clientHeaders: newClientHeaders() })).status).toBe(200)
  })
})

describe('The audit trail', () => {
  it('holds entries of its schema, without a password or a token', async () => {
    const email = newEmail('audited')
    await add(office, teacher(email))
    const { docs } = await office.firestore.collection(collectionPaths.audit).get()
    expect(docs.length).toBeGreaterThan(0)
    for (const entry of docs) AuditDocumentSchema.parse(entry.data())
    const text = JSON.stringify(docs.map((entry) => entry.data()))
    for (const secret of ['Marigold courtyard', logins.admin.psw, office.admin])
      expect(text).not.toContain(secret)
  })

  it('is read by admins, and by nobody else', async () => {
    const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${office.app.projectId}/databases/(default)/documents`
    const statusFor = async (path: string, token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : undefined
      const response = await fetch(`${address}/${path}?pageSize=1`, { ...(headers && { headers }) })
      await response.text()
      return response.status
    }
    const readers = [
      office.admin,
      await signIn('teacher'),
      await signUp(newEmail(), 'Stranger#2026'),
      undefined,
    ]
    const statuses = await Promise.all(readers.map((token) => statusFor(collectionPaths.audit, token)))
    expect(statuses).toEqual([200, 403, 403, 403])
    for (const hidden of [collectionPaths.accounts, collectionPaths.rateLimits]) {
      const refused = await Promise.all(readers.map((token) => statusFor(hidden, token)))
      expect(refused).toEqual([403, 403, 403, 403])
    }
    expect(await statusFor(documentPaths.account('one'), office.admin)).toBe(403)
  })
})
