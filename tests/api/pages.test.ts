import { randomUUID } from 'node:crypto'
import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths, settingsId } from '@prangan/contract/paths'
import { PageDocumentSchema } from '@prangan/contract/schemas/site'
import { settingsKinds } from '@prangan/contract/schemas/site-settings'
import { searchFor } from '@prangan/contract/search'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, json, signUpWithoutRole } from '../support/call.ts'
import { makePerson } from '../support/people.ts'
import { feeTable, loadSmallSite, paragraph, textAt, visit } from '../support/site.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { makeTeacher, type Teacher, tokenOf } from './teachers.ts'

const app = useOwnApp()

let firestore: Firestore
let admin: string
let teacher: Teacher
beforeAll(async () => {
  firestore = await app.firestore()
  await loadSmallSite(firestore)
  admin = await tokenOf(await makePerson(app, 'admin'))
  teacher = await makeTeacher(app)
})

async function addPage(): Promise<{ id: string; path: string }> {
  const path = `/p-${randomUUID().slice(0, 8)}`
  const { status, body } = await call('POST /admin/pages', {
    token: admin,
    ...json({ path, title: { en: 'A new page' } }),
  })
  expect(status).toBe(201)
  const id = String(body.id)
  await write(id, 'First words.', { base: null, rev: 0 })
  return { id, path }
}

async function addPublishedPage(): Promise<{ id: string; path: string }> {
  const page = await addPage()
  await publish(page.id, null)
  return page
}

const save = (id: string, changes: object, token = admin) =>
  call(`PUT /admin/pages/${id}/draft`, { token, ...json(changes) })

async function write(id: string, words: string, { base, rev }: { base: number | null; rev: number }) {
  const head = {
    title: { en: 'A new page' },
    description: { en: 'A page that a test has written, with a sentence that search results can show.' },
  }
  const { status, body } = await save(id, {
    base,
    head: { value: head, rev },
    order: { value: ['b1'], rev },
    blocks: { b1: { value: paragraph('b1', words), rev } },
  })
  expect([status, body.conflicts]).toEqual([200, []])
}

const publish = (id: string, base: number | null, more: object = {}, token = admin) =>
  call(`POST /admin/pages/${id}/publish`, { token, ...json({ base, note: '', at: '', ...more }) })

const stored = async (id: string) => (await firestore.doc(documentPaths.page(id)).get()).data()
const auditOf = async (id: string) => {
  const entries = firestore.collection(collectionPaths.audit).where('subject', '==', documentPaths.page(id))
  return (await entries.get()).docs.map((entry) => entry.get('action'))
}

describe('The office', () => {
  it('changes a fee in a table: visitors read it once it is published, and an open page is told', async () => {
    const before = (await firestore.doc(documentPaths.currentNotices).get()).get('siteRevision')
    const blocks = { b2: { value: feeTable('b2', '₹ 1,150'), rev: 0 } }
    const saved = await save('fees', { base: 0, blocks })
    expect([saved.status, saved.body]).toEqual([200, { revs: { b2: 1 }, conflicts: [] }])
    expect(await textAt(app, '/fees')).toContain('₹ 900')

    const published = await publish('fees', 0, { note: 'The new session' })
    expect([published.status, published.body.version]).toEqual([200, 1])
    expect(await textAt(app, '/fees')).toContain('₹ 1,150')
    expect((await firestore.doc(documentPaths.currentNotices).get()).get('siteRevision')).toBe(before + 1)
    expect(await stored('fees')).toMatchObject({
      published: 1,
      latest: 1,
      hasDraft: false,
      state: 'published',
    })
    expect(await auditOf('fees')).toContain('page published')
  })

  it('saves a table as large as a table may be, in two languages', async () => {
    const { id } = await addPage()
    const cell = { en: 'Rooms', hi: 'कमरे' }
    const { tableRows, tableColumns } = limits.content
    const columns = Array.from({ length: tableColumns }, () => cell)
    const value = {
      ...feeTable('b2', ''),
      columns,
      rows: Array.from({ length: tableRows }, () => ({ cells: columns })),
    }
    const { status, body } = await save(id, { base: null, blocks: { b2: { value, rev: 0 } } })
    expect([status, body.revs]).toEqual([200, { b2: 1 }])
  })

  it('is refused a page beyond its length', async () => {
    const { id } = await addPage()
    const paragraphs = Array.from({ length: 30 }, () => ({ en: 'अ'.repeat(limits.content.text) }))
    const value = { id: 'b2', kind: 'text', paragraphs }
    const { status, body } = await save(id, { base: null, blocks: { b2: { value, rev: 0 } } })
    expect([status, body.message]).toEqual(errors['too-large'])
  })

  it('adds a page, which nobody sees before it is published', async () => {
    const { id, path } = await addPage()
    expect(await visit(app, path)).toBeNull()
    await publish(id, null)
    expect(await textAt(app, path)).toContain('First words.')
  })

  it('finds a page by what is written on it, also once it has moved', async () => {
    const { id, path } = await addPage()
    await write(id, 'Hostel fee for a term.', { base: null, rev: 1 })
    const isFoundBy = async (typed: string) => {
      const { searchKeys } = PageDocumentSchema.parse(await stored(id))
      return searchFor(typed)?.words.every((word) => searchKeys.includes(word))
    }
    expect([await isFoundBy('hostel fees'), await isFoundBy('new')]).toEqual([false, true])
    await publish(id, null)
    const { version } = PageDocumentSchema.parse(await stored(id))
    expect(await isFoundBy('hostel fees')).toBe(true)
    const moved = await call(`PUT /admin/pages/${id}/address`, {
      token: admin,
      ...json({ path: `${path}-b`, version }),
    })
    expect(moved.status).toBe(200)
    expect(await isFoundBy('hostel fees')).toBe(true)
  })

  it('schedules a page, which becomes public by itself, and can take that back', async () => {
    const { id, path } = await addPage()
    const at = new Date(Date.now() + 3_600_000)
    await publish(id, null, { at: at.toISOString() })
    expect(await visit(app, path)).toBeNull()
    expect(await textAt(app, path, () => new Date(at.getTime() + 1))).toContain('First words.')

    await call(`DELETE /admin/pages/${id}/schedule`, { token: admin })
    expect(await visit(app, path, () => new Date(at.getTime() + 1))).toBeNull()
    expect(await stored(id)).toMatchObject({ state: 'draft', scheduledAt: null, hasDraft: true })
    await publish(id, 1)
    expect(await textAt(app, path)).toContain('First words.')
  })

  it('restores a page that was taken down as it was public last', async () => {
    const { id, path } = await addPublishedPage()
    await write(id, 'Words of next year.', { base: 1, rev: 0 })
    await publish(id, 1, { at: new Date(Date.now() + 3_600_000).toISOString() })
    await call(`PUT /admin/pages/${id}/take_down`, { token: admin })
    await call(`PUT /admin/pages/${id}/restore`, { token: admin })
    expect(await textAt(app, path)).toContain('First words.')
  })

  it('goes back to an earlier version, as a new one', async () => {
    const { id, path } = await addPublishedPage()
    await write(id, 'Wrong words.', { base: 1, rev: 0 })
    await publish(id, 1)
    expect(await textAt(app, path)).toContain('Wrong words.')
    const { body } = await call(`POST /admin/pages/${id}/roll_back`, {
      token: admin,
      ...json({ base: 2, to: 1, note: '' }),
    })
    expect(body.version).toBe(3)
    expect(await textAt(app, path)).toContain('First words.')
  })

  it('moves a page, and whoever follows its former address finds it', async () => {
    const { id, path } = await addPublishedPage()
    const { version } = (await stored(id)) as { version: number }
    const moved = await call(`PUT /admin/pages/${id}/address`, {
      token: admin,
      ...json({ path: `${path}/anew`, version }),
    })
    expect(moved.status).toBe(200)
    expect(await visit(app, path)).toEqual({ movedTo: `${path}/anew` })
    expect(await textAt(app, `${path}/anew`)).toContain('First words.')
  })

  it('takes a page down, and restores it', async () => {
    const { id, path } = await addPublishedPage()
    await call(`PUT /admin/pages/${id}/take_down`, { token: admin })
    expect(await visit(app, path)).toBeNull()
    await call(`PUT /admin/pages/${id}/restore`, { token: admin })
    expect(await textAt(app, path)).toContain('First words.')
  })

  it('discards a draft, and with it a page that was never published', async () => {
    const { id } = await addPage()
    await call(`DELETE /admin/pages/${id}/draft`, { token: admin })
    expect(await stored(id)).toBeUndefined()
  })

  it('says that a page was looked through, and when it is due again', async () => {
    const { id } = await addPublishedPage()
    await call(`PUT /admin/pages/${id}/checked`, { token: admin, ...json({ months: 3 }) })
    const review = (await stored(id))?.review
    expect(review).toMatchObject({ months: 3 })
    const days = (review.dueAt.toMillis() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(88)
    expect(days).toBeLessThan(95)
  })

  it('changes the telephone number in the settings', async () => {
    const contact = {
      id: 'contact',
      kind: 'contact',
      phone: { shown: '01111-222333', dialled: '+911111222333' },
      email: 'office@sarvodaya.test',
      address: { en: 'Station Road' },
      social: { facebook: '', x: '', instagram: '', youtube: '' },
    }
    await save(settingsId, { base: 0, blocks: { contact: { value: contact, rev: 0 } } })
    const { status } = await publish(settingsId, 0)
    expect(status).toBe(200)
    const version = (await firestore.doc(documentPaths.site).get()).get('frame.version')
    const blocks = (await firestore.doc(documentPaths.pageVersion(settingsId, version)).get()).get(
      'content.blocks',
    )
    expect(blocks.find(({ id }: { id: string }) => id === 'contact')).toEqual(contact)
    expect(blocks).toHaveLength(settingsKinds.length)
  })
})

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
    const draft = (await firestore.doc(documentPaths.pageDraft(id)).get()).data()
    expect(draft?.blocks.b1.value.paragraphs).toEqual([{ en: 'Theirs.' }])
    expect(draft?.blocks.b2.value.paragraphs).toEqual([{ en: 'Mine.' }])
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
      token: admin,
      ...json({ path, title: { en: 'X' } }),
    })
    expect([status, body.message]).toEqual([...errors[code]])
  })

  it.each(['fees', '//evil.test', '/Fees', '/a b', '/../x'])('the address %s', async (path) => {
    const { status, body } = await call('POST /admin/pages', {
      token: admin,
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
    expect((await call(`PUT /admin/pages/${settingsId}/take_down`, { token: admin })).body.message).toBe(
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
    call(`PUT /admin/pages/${id}/owners`, { token: admin, ...json({ owners: [teacher.uid], ownersPublish }) })

  it('may do nothing with a page of the office', async () => {
    const { token } = teacher
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
    const { token } = teacher
    expect((await save(id, changed(), token)).status).toBe(200)
    expect((await publish(id, 1, {}, token)).status).toBe(403)
    expect((await call(`PUT /admin/pages/${id}/suggest`, { token })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ isSuggested: true, suggestedBy: expect.stringContaining('@') })
    expect((await publish(id, 1)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ isSuggested: false, suggestedBy: '' })
  })

  it('publishes it where the office allows that', async () => {
    await own(true)
    await save(id, changed(), teacher.token)
    expect((await publish(id, 1, {}, teacher.token)).status).toBe(200)
  })

  it('is not made an owner if they are nobody', async () => {
    const { status } = await call(`PUT /admin/pages/${id}/owners`, {
      token: admin,
      ...json({ owners: ['nobody'], ownersPublish: false }),
    })
    expect(status).toBe(404)
  })
})

describe('A preview link', () => {
  it('shows the draft to whoever has it, and nothing to whoever guesses', async () => {
    const { id } = await addPage()
    const { body } = await call(`POST /admin/pages/${id}/preview`, { token: admin })
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

describe('Whoever is not signed in as staff', () => {
  it('is refused everywhere', async () => {
    const stranger = await signUpWithoutRole()
    expect((await save('fees', { base: 0 }, '')).status).toBe(401)
    expect((await save('fees', { base: 0 }, stranger)).status).toBe(403)
  })
})
