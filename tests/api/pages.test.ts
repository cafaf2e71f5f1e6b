import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { documentPaths, settingsId } from '@prangan/contract/paths'
import { PageDocumentSchema } from '@prangan/contract/schemas/site'
import { settingsKinds } from '@prangan/contract/schemas/site-settings'
import { searchFor } from '@prangan/contract/search'
import { describe, expect, it } from 'vitest'
import { call, json, signUpWithoutRole } from '../support/call.ts'
import { feeTable, paragraph, textAt, visit } from '../support/site.ts'
import { usePageDesk } from './page-desk.ts'

const desk = usePageDesk()
const { app, addPage, addPublishedPage, auditOf, publish, save, stored, write } = desk

describe('The office', () => {
  it('changes a fee in a table: visitors read it once it is published, and an open page is told', async () => {
    const before = (await desk.firestore.doc(documentPaths.currentNotices).get()).get('siteRevision')
    const blocks = { b2: { value: feeTable('b2', '₹ 1,150'), rev: 0 } }
    const saved = await save('fees', { base: 0, blocks })
    expect([saved.status, saved.body]).toEqual([200, { revs: { b2: 1 }, conflicts: [] }])
    expect(await textAt(app, '/fees')).toContain('₹ 900')

    const published = await publish('fees', 0, { note: 'The new session' })
    expect([published.status, published.body.version]).toEqual([200, 1])
    expect(await textAt(app, '/fees')).toContain('₹ 1,150')
    expect((await desk.firestore.doc(documentPaths.currentNotices).get()).get('siteRevision')).toBe(
      before + 1,
    )
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

  it('adds a page with the parts of a template, which are its draft', async () => {
    const blocks = [paragraph('about', ''), feeTable('fees', '')]
    const { status, body } = await call('POST /admin/pages', {
      token: desk.admin,
      ...json({ path: '/from-a-template', title: { en: 'Hostel' }, blocks }),
    })
    expect(status).toBe(201)
    const draft = await desk.firestore.doc(documentPaths.pageDraft(String(body.id))).get()
    expect(draft.get('order.value')).toEqual(['about', 'fees'])
    expect(draft.get('blocks.fees.value.kind')).toBe('table')
  })

  it('is refused a new page whose title or list of parts is too long, or whose link is unsafe', async () => {
    const add = (more: object) =>
      call('POST /admin/pages', {
        token: desk.admin,
        ...json({ path: '/not-added', title: { en: 'Hostel' }, ...more }),
      })
    const { label, blocks } = limits.content
    const links = [{ text: { en: 'x' }, href: 'javascript:1' }]
    const refused = await Promise.all([
      add({ title: { en: 'x'.repeat(label + 1) } }),
      add({ blocks: Array.from({ length: blocks + 1 }, (_, at) => paragraph(`b${at}`, 'x')) }),
      add({ blocks: [{ id: 'links', kind: 'links', links }] }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400])
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
      token: desk.admin,
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

    await call(`DELETE /admin/pages/${id}/schedule`, { token: desk.admin })
    expect(await visit(app, path, () => new Date(at.getTime() + 1))).toBeNull()
    expect(await stored(id)).toMatchObject({ state: 'draft', scheduledAt: null, hasDraft: true })
    await publish(id, 1)
    expect(await textAt(app, path)).toContain('First words.')
  })

  it('restores a page that was taken down as it was public last', async () => {
    const { id, path } = await addPublishedPage()
    await write(id, 'Words of next year.', { base: 1, rev: 0 })
    await publish(id, 1, { at: new Date(Date.now() + 3_600_000).toISOString() })
    await call(`PUT /admin/pages/${id}/take_down`, { token: desk.admin })
    await call(`PUT /admin/pages/${id}/restore`, { token: desk.admin })
    expect(await textAt(app, path)).toContain('First words.')
  })

  it('goes back to an earlier version, as a new one', async () => {
    const { id, path } = await addPublishedPage()
    await write(id, 'Wrong words.', { base: 1, rev: 0 })
    await publish(id, 1)
    expect(await textAt(app, path)).toContain('Wrong words.')
    const { body } = await call(`POST /admin/pages/${id}/roll_back`, {
      token: desk.admin,
      ...json({ base: 2, to: 1, note: '' }),
    })
    expect(body.version).toBe(3)
    expect(await textAt(app, path)).toContain('First words.')
  })

  it('moves a page, and whoever follows its former address finds it', async () => {
    const { id, path } = await addPublishedPage()
    const { version } = (await stored(id)) as { version: number }
    const moved = await call(`PUT /admin/pages/${id}/address`, {
      token: desk.admin,
      ...json({ path: `${path}/anew`, version }),
    })
    expect(moved.status).toBe(200)
    expect(await visit(app, path)).toEqual({ movedTo: `${path}/anew` })
    expect(await textAt(app, `${path}/anew`)).toContain('First words.')
  })

  it('takes a page down, and restores it', async () => {
    const { id, path } = await addPublishedPage()
    await call(`PUT /admin/pages/${id}/take_down`, { token: desk.admin })
    expect(await visit(app, path)).toBeNull()
    await call(`PUT /admin/pages/${id}/restore`, { token: desk.admin })
    expect(await textAt(app, path)).toContain('First words.')
  })

  it('discards a draft, and with it a page that was never published', async () => {
    const { id } = await addPage()
    await call(`DELETE /admin/pages/${id}/draft`, { token: desk.admin })
    expect(await stored(id)).toBeUndefined()
  })

  it('says that a page was looked through, and when it is due again', async () => {
    const { id } = await addPublishedPage()
    await call(`PUT /admin/pages/${id}/checked`, { token: desk.admin, ...json({ months: 3 }) })
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
      email: 'office@college.test',
      address: { en: 'Station Road' },
      social: { facebook: '', x: '', instagram: '', youtube: '' },
    }
    await save(settingsId, { base: 0, blocks: { contact: { value: contact, rev: 0 } } })
    const { status } = await publish(settingsId, 0)
    expect(status).toBe(200)
    const version = (await desk.firestore.doc(documentPaths.site).get()).get('frame.version')
    const blocks = (await desk.firestore.doc(documentPaths.pageVersion(settingsId, version)).get()).get(
      'content.blocks',
    )
    expect(blocks.find(({ id }: { id: string }) => id === 'contact')).toEqual(contact)
    expect(blocks).toHaveLength(settingsKinds.length)
  })
})

describe('Whoever is not signed in as staff', () => {
  it('is refused everywhere', async () => {
    const stranger = await signUpWithoutRole()
    expect((await save('fees', { base: 0 }, '')).status).toBe(401)
    expect((await save('fees', { base: 0 }, stranger)).status).toBe(403)
  })
})
