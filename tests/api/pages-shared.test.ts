import { errors } from '@prangan/contract/errors'
import { documentPaths, settingsId } from '@prangan/contract/paths'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, json } from '../support/call.ts'
import { paragraph } from '../support/site.ts'
import { usePageDesk } from './page-desk.ts'

const desk = usePageDesk()
const { app, addPage, addPublishedPage, publish, save, stored, write } = desk

describe('Two people in one page', () => {
  it('lose nothing: parts that differ are both kept, and of one part the second is told', async () => {
    const { id } = await addPublishedPage()
    const both = {
      order: { value: ['b1', 'b2'], rev: 0 },
      blocks: { b2: { value: paragraph('b2', 'Mine.'), rev: 0 } },
    }
    expect((await save(id, { base: 1, ...both })).body.conflicts).toEqual([])
    const theirs = {
      blocks: {
        b1: { value: paragraph('b1', 'Theirs.'), rev: 0 },
        b2: { value: paragraph('b2', 'Theirs too.'), rev: 0 },
      },
    }
    expect((await save(id, { base: 1, ...theirs })).body).toEqual({ revs: { b1: 1 }, conflicts: ['b2'] })
    const draft = (await desk.firestore.doc(documentPaths.pageDraft(id)).get()).data()
    expect(draft?.blocks.b1.value.paragraphs).toEqual([{ en: 'Theirs.' }])
    expect(draft?.blocks.b2.value.paragraphs).toEqual([{ en: 'Mine.' }])
    const { by } = draft?.blocks.b2 ?? {}
    expect([by?.uid, by?.name, by?.at.toDate()]).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/./),
      expect.any(Date),
    ])
  })

  it('publish one after the other: the second is told that the page has changed', async () => {
    const { id } = await addPublishedPage()
    await write(id, 'Second words.', { base: 1, rev: 0 })
    await publish(id, 1)
    await write(id, 'Third words.', { base: 2, rev: 0 })
    const late = await publish(id, 1)
    expect([late.status, late.body.message]).toEqual([409, errors['changed-meanwhile'][1]])
    expect((await save(id, { base: 1, blocks: {} })).status).toBe(200)
  })
})

describe('It refuses', () => {
  it.each([
    ['an address that a page has', '/fees', 'address-taken'],
    ['an address of the calls', '/news/today', 'address-reserved'],
    ['an address of stored files', '/files/list', 'address-reserved'],
  ] as const)('%s', async (_, path, code) => {
    const { status, body } = await call('POST /admin/pages', {
      token: desk.admin,
      ...json({ path, title: { en: 'X' } }),
    })
    expect([status, body.message]).toEqual([...errors[code]])
  })

  it.each(['fees', '//evil.test', '/Fees', '/a b', '/../x'])('the address %s', async (path) => {
    const { status, body } = await call('POST /admin/pages', {
      token: desk.admin,
      ...json({ path, title: { en: 'X' } }),
    })
    expect([status, Object.keys(body.errors as object)]).toEqual([400, ['path']])
  })

  it.each(['javascript:alert(1)', '//evil.test', 'data:text/html,x', 'page:../x'])(
    'a link to %s',
    async (href) => {
      const blocks = {
        l: { value: { id: 'l', kind: 'links', links: [{ text: { en: 'A link' }, href }] }, rev: 0 },
      }
      expect((await save('history', { base: 0, blocks })).status).toBe(400)
    },
  )

  it('to publish what has no changes, or no title', async () => {
    const { id } = await addPublishedPage()
    expect((await publish(id, 1)).body.message).toBe(errors['no-draft'][1])
    await save(id, { base: 1, head: { value: { title: { en: ' ' }, description: { en: '' } }, rev: 0 } })
    expect((await publish(id, 1)).status).toBe(409)
  })

  it('to move or take down the settings', async () => {
    expect((await call(`PUT /admin/pages/${settingsId}/take_down`, { token: desk.admin })).body.message).toBe(
      errors['frame-stays'][1],
    )
  })
})

describe('A teacher', () => {
  let id: string
  beforeEach(async () => {
    id = (await addPublishedPage()).id
  })
  const changed = () => ({
    base: 1,
    blocks: { b1: { value: paragraph('b1', 'As the teacher says.'), rev: 0 } },
  })
  const own = (ownersPublish: boolean) =>
    call(`PUT /admin/pages/${id}/owners`, {
      token: desk.admin,
      ...json({ owners: [desk.teacher.uid], ownersPublish }),
    })

  it('may do nothing with a page of the office', async () => {
    const { token } = desk.teacher
    expect((await save(id, changed(), token)).status).toBe(403)
    for (const [method, path, body] of [
      ['POST', '/publish', { base: 1, note: '', at: '' }],
      ['DELETE', '/draft', undefined],
      ['PUT', '/checked', {}],
      ['PUT', '/suggest', undefined],
      ['POST', '/preview', undefined],
    ] as const) {
      await save(id, changed())
      const { status } = await call(`${method} /admin/pages/${id}${path}`, { token, ...(body && json(body)) })
      expect([path, status]).toEqual([path, 403])
    }
  })

  it('edits a page given to them and suggests it; the office publishes', async () => {
    await own(false)
    const { token } = desk.teacher
    expect((await save(id, changed(), token)).status).toBe(200)
    expect((await publish(id, 1, {}, token)).status).toBe(403)
    expect((await call(`PUT /admin/pages/${id}/suggest`, { token })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ isSuggested: true, suggestedBy: expect.stringContaining('@') })
    expect((await publish(id, 1)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ isSuggested: false, suggestedBy: '' })
  })

  it('publishes it where the office allows that', async () => {
    await own(true)
    await save(id, changed(), desk.teacher.token)
    expect((await publish(id, 1, {}, desk.teacher.token)).status).toBe(200)
  })

  it('is not made an owner if they are nobody', async () => {
    const { status } = await call(`PUT /admin/pages/${id}/owners`, {
      token: desk.admin,
      ...json({ owners: ['nobody'], ownersPublish: false }),
    })
    expect(status).toBe(404)
  })
})

describe('A preview link', () => {
  it('shows the draft to whoever has it, and nothing to whoever guesses', async () => {
    const { id } = await addPage()
    const { body } = await call(`POST /admin/pages/${id}/preview`, { token: desk.admin })
    const secret = String(body.path).replace('/preview/', '')
    const { createSiteData } = await import('../../functions/src/pages/site-data.ts')
    const at = (time: number) =>
      createSiteData({ firebase: app, clock: () => new Date(time) }, { pages: [], settings: [] })('en')
    const shown = await at(Date.now()).preview(secret)
    expect(JSON.stringify(shown)).toContain('First words.')
    expect(await at(Date.now()).preview(`${secret.slice(1)}A`)).toEqual({ status: 'ready', value: null })
    expect(await at(Date.now() + 8 * 86_400_000).preview(secret)).toEqual({ status: 'ready', value: null })
  })
})
