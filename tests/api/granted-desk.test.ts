import { addDays } from '@prangan/contract/calendar-days'
import { errors } from '@prangan/contract/errors'
import { dayInIndia, endOfDayInIndia } from '@prangan/contract/india-time'
import { collectionPaths, documentPaths, settingsId } from '@prangan/contract/paths'
import type { Grant } from '@prangan/contract/roles'
import { describe, expect, it } from 'vitest'
import { call, form, json } from '../support/call.ts'
import { newClientHeaders, signInAs } from '../support/people.ts'
import { usePageDesk } from './page-desk.ts'
import { sendProfile } from './profile-form.ts'
import { makeTeacher, profileOf, type Teacher } from './teachers.ts'

const desk = usePageDesk()
const { app } = desk

async function helper(
  grants: readonly Grant[],
  lastDays: Partial<Record<Grant, string>> = {},
): Promise<Teacher> {
  const teacher = await makeTeacher(app)
  const sent = { token: desk.admin, ...json({ grants, lastDays, version: 0 }) }
  expect((await call(`PUT /admin/people/${teacher.uid}/abilities`, sent)).status).toBe(200)
  return teacher
}

describe('A teacher who may publish notices', () => {
  const publish = ({ token }: Teacher) =>
    call('POST /news/uploadnews', { token, ...form({ title: 'Holiday' }) })

  it('publishes one, and with the same token none once the last day has ended', async () => {
    const lastDay = addDays(dayInIndia(app.now()), 1)
    const teacher = await helper(['news:publish'], { 'news:publish': lastDay })
    expect((await publish(teacher)).status).toBe(201)
    expect((await call('GET /news/viewNews', teacher)).status).toBe(200)
    app.pass(endOfDayInIndia(lastDay).getTime() - app.now().getTime())
    const { status, body } = await publish(teacher)
    expect([status, body.message]).toEqual(errors['not-allowed'])
    expect((await call('GET /news/viewNews', teacher)).status).toBe(403)
  })

  it('may not where only reading was granted', async () => {
    expect((await publish(await helper(['news:read-all', 'page:publish']))).status).toBe(403)
  })
})

describe('A teacher who may publish pages', () => {
  const draft = (words: string) => ({
    base: 1,
    head: {
      value: {
        title: { en: words },
        description: { en: 'A page that a test has written, with a sentence that search results can show.' },
      },
      rev: 0,
    },
  })

  it('changes and publishes a page that is nobody’s, and gives it to no teacher', async () => {
    const { id } = await desk.addPublishedPage()
    const { token, uid } = await helper(['page:publish'])
    expect((await desk.save(id, draft('By a helper'), token)).status).toBe(200)
    expect((await desk.publish(id, 1, {}, token)).status).toBe(200)
    const owners = { owners: [uid], ownersPublish: true }
    const given = await call(`PUT /admin/pages/${id}/owners`, { token, ...json(owners) })
    expect(given.status).toBe(403)
    expect(await desk.stored(id)).toMatchObject({ title: { en: 'By a helper' }, owners: [] })
  })

  it('changes no menus and no settings, which takes a permission of its own', async () => {
    const version = (await desk.stored(settingsId))?.latest as number
    const roll = json({ base: version, to: 1, note: '' })
    const tries = async (token: string) => [
      await desk.save(settingsId, { base: version }, token),
      await desk.publish(settingsId, version, {}, token),
      await call(`POST /admin/pages/${settingsId}/roll_back`, { token, ...roll }),
      await call(`DELETE /admin/pages/${settingsId}/schedule`, { token }),
      await call(`PUT /admin/pages/${settingsId}/checked`, { token, ...json({}) }),
      await call(`DELETE /admin/pages/${settingsId}/draft`, { token }),
      await call(`POST /admin/pages/${settingsId}/preview`, { token }),
    ]
    const publisher = await helper(['page:publish'])
    expect((await tries(publisher.token)).map(({ status }) => status)).toEqual(Array(7).fill(403))
    const builder = await helper(['page:structure'])
    expect((await tries(builder.token)).map(({ status }) => status)).not.toContain(403)
  })

  it('owns none by building the site either', async () => {
    const { id } = await desk.addPublishedPage()
    const { token, uid } = await helper(['page:structure'])
    const sent = json({ owners: [uid], ownersPublish: true })
    expect((await call(`PUT /admin/pages/${id}/owners`, { token, ...sent })).status).toBe(403)
  })
})

describe('A teacher who may edit profiles', () => {
  const profile = (who: Teacher) => profileOf(desk.firestore, who)

  it('changes a colleague’s, and their own as before', async () => {
    const [teacher, colleague] = [await helper(['profile:edit-any']), await makeTeacher(app)]
    const sent = { email: colleague.uname, name: 'Ila Pant', phone: '05999 555020' }
    expect((await sendProfile(sent, teacher.token)).status).toBe(200)
    expect(await profile(colleague)).toMatchObject({ name: 'Ila Pant', phone: '05999 555020' })
    expect((await sendProfile({ phone: '05999 555021' }, teacher.token)).status).toBe(200)
    expect(await profile(teacher)).toMatchObject({ phone: '05999 555021' })
  })

  it('sets no password of a colleague, and then nothing else either', async () => {
    const [teacher, colleague] = [await helper(['profile:edit-any']), await makeTeacher(app)]
    const sent = { email: colleague.uname, phone: '05999 555022', password: 'Banyan & lamp 2031' }
    const { status, body } = await sendProfile(sent, teacher.token)
    expect([status, body.message]).toEqual(errors['not-allowed'])
    expect(await profile(colleague)).toMatchObject({ phone: '', version: 0 })
    expect((await signInAs(colleague, { clientHeaders: newClientHeaders() })).status).toBe(200)
  })

  it('removes no colleague, who could not sign in any more', async () => {
    const [teacher, colleague] = [await helper(['profile:edit-any']), await makeTeacher(app)]
    const sent = { token: teacher.token, ...json({ isRemoved: true }) }
    expect((await call(`PUT /admin/toggle-visibility/${colleague.uname}`, sent)).status).toBe(403)
  })
})

it('A teacher who may see activity reads it under the rules, and nothing of what it is about', async () => {
  const { token } = await helper(['audit:read'])
  const read = async (path: string) => {
    const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${app.projectId}/databases/(default)/documents/${path}`
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    await response.body?.cancel()
    return response.status
  }
  expect(await read(collectionPaths.audit)).toBe(200)
  expect([await read(collectionPaths.alumni), await read(documentPaths.page(settingsId))]).toEqual([403, 403])
})
