import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, json } from '../support/call.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { addRecord, makeRecordCallers, type RecordCalls, recordCalls, type Teacher } from './teachers.ts'

const firebase = useOwnApp()
let firestore: Firestore
let teacher: Teacher
let other: Teacher
let admin: string
let stranger: string
beforeAll(async () => {
  firestore = await firebase.firestore()
  ;({ teacher, other, admin, stranger } = await makeRecordCallers(firebase))
})

const add = (calls: RecordCalls, who = teacher) => addRecord(calls, who)

describe('Highlights', () => {
  const publication = recordCalls[3] as RecordCalls
  const choose = (ids: unknown, token = teacher.token) =>
    call('PUT /faculty/highlights', { token, ...json({ ids }) })
  const shown = async () =>
    ((await call(`GET /faculty/faculty_profile/${teacher.uname}`)).body.publications as { id: string }[]).map(
      ({ id }) => id,
    )
  const kept = async () => (await firestore.doc(documentPaths.faculty(teacher.uid)).get()).get('highlights')

  it('stand before the other publications, in the chosen order, until one is deleted and again when that is undone', async () => {
    const ids = [await add(publication), await add(publication), await add(publication)] as [
      string,
      string,
      string,
    ]
    const { status, body } = await choose([ids[2], ids[0]])
    expect([status, body.message]).toEqual([200, 'Highlights saved.'])
    expect((await shown()).slice(0, 2)).toEqual([ids[2], ids[0]])
    expect(await shown()).toContain(ids[1])
    await call(publication.remove(ids[2]), { token: teacher.token })
    expect(await kept()).toEqual([ids[0]])
    await call(publication.restore(ids[2]), { token: teacher.token })
    expect(await kept()).toEqual([ids[0], ids[2]])
    expect((await choose([])).status).toBe(200)
    expect(await kept()).toEqual([])
  })

  it("are the teacher's own publications, a few at most, each once", async () => {
    const own = await Promise.all(
      Array.from({ length: limits.records.highlights + 1 }, () => add(publication)),
    )
    const theirs = await add(publication, other)
    const before = await kept()
    expect((await choose([theirs])).body.message).toBe(errors['no-such-record'][1])
    expect((await choose([own[0], 'gone'])).status).toBe(404)
    for (const ids of [own, [own[0], own[0]], ['../x'], ['__proto__'], 'x', undefined, [7]]) {
      const { status, body } = await choose(ids)
      expect([status, Object.keys(body.errors ?? {})], String(ids)).toEqual([400, ['ids']])
    }
    expect(await kept()).toEqual(before)
    expect((await choose(own.slice(1))).status).toBe(200)
    expect(await kept()).toEqual(own.slice(1))
  })

  it('are for teachers to choose', async () => {
    expect((await choose([], admin)).status).toBe(403)
    expect((await choose([], stranger)).status).toBe(403)
    expect((await call('PUT /faculty/highlights', json({ ids: [] }))).status).toBe(401)
  })
})
