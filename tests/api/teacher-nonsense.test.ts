import { documentPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, json } from '../support/call.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { own, sendProfile } from './profile-form.ts'
import { makeTeacher, profileOf, recordCalls, type Teacher } from './teachers.ts'

const app = useOwnApp()
let firestore: Firestore
let teacher: Teacher
beforeAll(async () => {
  firestore = await app.firestore()
})
beforeEach(async () => {
  teacher = await makeTeacher(app)
})

const phone =
  'Enter a full phone number: 10 digits or more, with the STD code. For example: 01234-255010 ext. 12.'
const years = 'Enter the years as a number from 0 to 70, for example 12 or 12.5.'
const count = 'Enter a number, for example 12. Put a note in brackets: 2 (one in progress).'

describe('A teacher’s own profile', () => {
  it.each([
    ['phone', 'abc!!', phone],
    ['phone', '98765', phone],
    ['teaching_experience', '-5 lots', years],
    ['masters_supervised', 'zzz', count],
    ['phd_supervised', '-1', count],
  ])('is not published with %s %j', async (field, text, message) => {
    const { status, body } = await sendProfile({ ...own, [field]: text }, teacher.token)
    expect([status, body.message, body.errors]).toEqual([400, message, { [field]: message }])
    expect(await profileOf(firestore, teacher)).toMatchObject({ phone: '', version: 0 })
  })

  it('names every field that is wrong, under either dialect', async () => {
    const { status, body } = await sendProfile(
      { Mobile: 'abc!!', Experience: '-5 lots', PhD_Supervised: 'zzz' },
      teacher.token,
    )
    expect([status, body.errors]).toEqual([400, { phone, teaching_experience: years, phd_supervised: count }])
  })

  it('that holds nonsense already is read, and saved by a client that sends it all back', async () => {
    const stored = { phone: 'abc!!', teachingExperience: '-5 lots', phdSupervised: 'Nil' }
    await firestore.doc(documentPaths.faculty(teacher.uid)).update(stored)
    const profile = await call(`GET /faculty/faculty_profile/${teacher.uname}`)
    const [before] = profile.body.results as [Record<string, string>]
    expect(before).toMatchObject({ phone: 'abc!!', phd_supervised: 'Nil' })
    const { status } = await sendProfile({ ...before, membership: 'Life member' }, teacher.token)
    expect(status).toBe(200)
    expect(await profileOf(firestore, teacher)).toMatchObject({ ...stored, membership: 'Life member' })
  })
})

describe('A record', () => {
  const fourDigits = 'Please give the year as four digits, for example 2024.'
  const year = "Check the year: it can't be in the future or before 1950."
  it.each([
    ['experiences', '_from', '3099', "Check the date: it can't be in the future or before 1950."],
    [
      'experiences',
      '_to',
      '3099',
      "Check the end: it can't be in the future or before 1950. If you still hold this post, choose Present.",
    ],
    ['experiences', '_to', '2009', 'The end must not be before the beginning.'],
    ['awards', 'year', '3099', year],
    ['awards', 'year', 'long ago', fourDigits],
    ['qualifications', 'year', '1890', year],
    ['publications', 'year', '3099', "Check the year: it can't be later than next year or before 1950."],
    [
      'publications',
      'issn',
      'not-an-issn',
      'Enter the ISSN as eight digits, for example 2999-0149. The last may be X.',
    ],
    [
      'publications',
      'issn',
      '2999-0142',
      'Check the ISSN: its last digit does not match the others, so one digit is wrong.',
    ],
    [
      'publications',
      'impact',
      'very high',
      'Enter the impact factor as a number below 1,000 with at most four decimals, for example 1.2. Put its source in brackets: 5.4 (SJIF).',
    ],
  ])('of %s is neither added nor changed with %s %j', async (kind, field, text, message) => {
    const calls = recordCalls.find((each) => each.kind === kind)
    if (!calls) throw new Error(`No calls for ${kind}.`)
    const { token } = teacher
    const { body: added } = await call(calls.add, { token, ...json(calls.sent) })
    for (const route of [calls.add, calls.change(String(added.id))]) {
      const { status, body } = await call(route, { token, ...json({ ...calls.sent, [field]: text }) })
      expect([status, body.message, body.errors]).toEqual([400, message, { [field]: message }])
    }
    const { body } = await call(calls.list, { token })
    expect(body[kind]).toEqual([{ id: added.id, ...calls.answered }])
  })

  it('has its ISSN with a hyphen, typed without one', async () => {
    const [, , , calls] = recordCalls
    const sent = { ...calls?.sent, issn: '29990149' }
    const { status } = await call(calls?.add ?? '', { token: teacher.token, ...json(sent) })
    const { body } = await call(calls?.list ?? '', { token: teacher.token })
    expect([status, body.publications]).toMatchObject([201, [{ issn: '2999-0149' }]])
  })
})
