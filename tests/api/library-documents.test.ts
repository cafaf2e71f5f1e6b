import { randomUUID } from 'node:crypto'
import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { LibraryDocument } from '@prangan/contract/schemas/library'
import { storageFolders } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { importDocuments } from '../../functions/src/library/import-documents.ts'
import { storeIn } from '../../functions/src/library/store-file.ts'
import { sweepLibrary } from '../../functions/src/library/sweep-library.ts'
import { call, form, json } from '../support/call.ts'
import { smallPdf } from '../support/pdf.ts'
import { makePerson } from '../support/people.ts'
import { loadSmallSite } from '../support/site.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { file, pathsBelow } from './profile-files.ts'
import { makeTeacher, tokenOf } from './teachers.ts'

const app = useOwnApp({ ownBucket: true })

let firestore: Firestore
let admin: string
beforeAll(async () => {
  firestore = await app.firestore()
  await loadSmallSite(firestore)
  admin = await tokenOf(await makePerson(app, 'admin'))
})

const newSlug = () => `time-table-${randomUUID().slice(0, 8)}`
const add = (fields: Record<string, string | File>, token = admin) =>
  call('POST /admin/documents', { token, ...form({ titleEn: 'Time table', titleHi: '', ...fields }) })
const stored = async (id: string) =>
  (await firestore.doc(documentPaths.libraryDocument(id)).get()).data() as LibraryDocument | undefined
const siteEntry = async (id: string) => (await firestore.doc(documentPaths.site).get()).get(`documents.${id}`)
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.origin}${path}`, { headers })
  return {
    status: response.status,
    headers: response.headers,
    size: (await response.arrayBuffer()).byteLength,
  }
}

async function addDocument(pdf = smallPdf('Time table.pdf', 3_000)): Promise<string> {
  const slug = newSlug()
  const { status, body } = await add({ slug, document: pdf })
  expect([status, body.id]).toEqual([201, slug])
  return slug
}
const replace = (id: string, version: number, pdf: File) =>
  call(`PUT /admin/documents/${id}/file`, {
    token: admin,
    ...form({ version: String(version), document: pdf }),
  })

describe('A document of the library', () => {
  it('has an address that stays, which serves its newest version; a link with the number is kept for good', async () => {
    const slug = await addDocument()
    expect(await stored(slug)).toMatchObject({
      current: 1,
      bytes: 3_000,
      pages: 1,
      findings: ['untagged', 'no-title', 'no-language'],
    })
    expect(await siteEntry(slug)).toMatchObject({
      slug,
      title: { en: 'Time table' },
      version: 1,
      bytes: 3_000,
    })
    const address = `/documents/${slug}.pdf`
    const first = await read(address)
    expect([first.status, first.size]).toEqual([200, 3_000])
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${slug}.pdf"`,
      'cache-control': 'public, max-age=60, s-maxage=60',
    })
    const pinned = await read(`${address}?v=1`)
    expect(pinned.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=3600, immutable')

    expect((await replace(slug, 1, smallPdf('New.pdf', 4_000))).status).toBe(200)
    const second = await read(address)
    expect([second.status, second.size]).toEqual([200, 4_000])
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
    const former = await read(`${address}?v=1`)
    expect([former.size, former.headers.get('cache-control')]).toEqual([
      4_000,
      'public, max-age=60, s-maxage=60',
    ])
    expect(await siteEntry(slug)).toMatchObject({ version: 2, bytes: 4_000 })
    const again = await read(address, {
      'if-none-match': String(second.headers.get('etag')),
      'cache-control': 'max-age=0',
    })
    expect(again.status).toBe(304)
  })

  it('keeps its earlier versions for the office alone', async () => {
    const slug = await addDocument()
    await replace(slug, 1, smallPdf('New.pdf', 4_000))
    await sweepLibrary(app, new Date(Date.now() + 25 * 3_600_000))
    const path = `/admin/documents/${slug}/versions/1`
    const former = await read(path, { authorization: `Bearer ${admin}` })
    expect([former.status, former.size, former.headers.get('cache-control')]).toEqual([
      200,
      3_000,
      'private, no-store',
    ])
    expect((await read(path)).status).toBe(401)
    expect((await call(`GET /admin/documents/${slug}/versions/9`, { token: admin })).status).toBe(404)
  })

  it('has an earlier version again, under a number of its own, unless somebody was quicker', async () => {
    const slug = await addDocument()
    await replace(slug, 1, smallPdf('Wrong.pdf', 4_000))
    const restore = (number: number, version: number) =>
      call(`POST /admin/documents/${slug}/versions/${number}/restore`, { token: admin, ...json({ version }) })
    expect((await restore(1, 1)).status).toBe(409)
    expect((await restore(2, 2)).status, 'what is current already').toBe(404)
    expect((await restore(1, 2)).status).toBe(200)
    expect((await read(`/documents/${slug}.pdf`)).size).toBe(3_000)
    expect(await stored(slug)).toMatchObject({ current: 3, bytes: 3_000, version: 3 })
    expect(await siteEntry(slug)).toMatchObject({ version: 3, bytes: 3_000 })
    const second = await read(`/admin/documents/${slug}/versions/2`, { authorization: `Bearer ${admin}` })
    expect(second.size).toBe(4_000)
  })

  it('gets another title on every page, unless somebody was quicker', { tags: ['slow'] }, async () => {
    const slug = await addDocument()
    const sent = json({ titleEn: 'Time table, odd semesters', titleHi: 'समय सारणी', version: 1 })
    expect((await call(`PUT /admin/documents/${slug}`, { token: admin, ...sent })).status).toBe(200)
    expect(await siteEntry(slug)).toMatchObject({
      title: { en: 'Time table, odd semesters', hi: 'समय सारणी' },
    })
    expect((await call(`PUT /admin/documents/${slug}`, { token: admin, ...sent })).status).toBe(409)
    expect((await replace(slug, 1, smallPdf())).status).toBe(409)
  })

  it('is kept while a page links to it by name, by address or in its text, and is deleted when none does', {
    tags: ['slow'],
  }, async () => {
    const slug = await addDocument()
    const draft = async (text: string, rev: number) =>
      call('PUT /admin/pages/fees/draft', {
        token: admin,
        ...json({
          base: 0,
          blocks: { b1: { value: { id: 'b1', kind: 'text', paragraphs: [{ en: text }] }, rev } },
        }),
      })
    const remove = () => call(`DELETE /admin/documents/${slug}`, { token: admin })
    for (const [rev, target] of [`doc:${slug}`, `/documents/${slug}.pdf`].entries()) {
      expect((await draft(`See [the table](${target}).`, rev)).body.conflicts).toEqual([])
      const { status, body } = await remove()
      expect([status, String(body.message)]).toEqual([409, expect.stringContaining('Fees (not published)')])
    }
    await draft('No more.', 2)
    const { body } = await call(`GET /admin/documents/${slug}/uses`, { token: admin })
    expect(body.uses).toEqual([])
    expect((await remove()).status).toBe(200)
    expect([await stored(slug), await siteEntry(slug)]).toEqual([undefined, undefined])
    expect((await read(`/documents/${slug}.pdf`)).status).toBe(404)
  })

  it('is kept while the text of a notice links to it, public or waiting for approval, and says which', async () => {
    const slug = await addDocument()
    const uses = async () => (await call(`GET /admin/documents/${slug}/uses`, { token: admin })).body.uses
    const text = { id: 'b1', kind: 'text', paragraphs: [{ en: `See [the table](doc:${slug}).` }] }
    const links = {
      id: 'b1',
      kind: 'links',
      links: [{ text: { en: 'Table' }, href: `/documents/${slug}.pdf` }],
    }
    const send = async (route: string, title: string, blocks: object[]) => {
      const sent = form({ title, link: '', body: JSON.stringify(blocks) })
      expect((await call(route, { token: admin, ...sent })).status).toBe(201)
    }
    await send('POST /news/uploadnews', 'Other notice', [{ ...text, paragraphs: [{ en: 'No link.' }] }])
    await send('POST /news/uploadnews', 'Examinations', [text])
    expect(await uses()).toEqual([{ page: '', title: 'Examinations', isPublished: true }])
    await send('POST /news/for-approval', 'Practicals', [links])
    expect(await uses()).toContainEqual({ page: '', title: 'Practicals', isPublished: false })
    const { status, body } = await call(`DELETE /admin/documents/${slug}`, { token: admin })
    expect([status, String(body.message)]).toEqual([
      409,
      expect.stringContaining('Examinations, Practicals (not published)'),
    ])
    expect(await stored(slug)).toBeDefined()
  })

  it('is imported once, and never over what the office has', async () => {
    const slug = newSlug()
    const bytes = Buffer.from(await smallPdf().arrayBuffer())
    const deps = { firestore, store: storeIn(app), by: 'The college', now: new Date() }
    const documents = [{ slug, title: { en: 'Prospectus' }, bytes }]
    expect([await importDocuments(deps, documents), await importDocuments(deps, documents)]).toEqual([1, 0])
    expect((await read(`/documents/${slug}.pdf`)).size).toBe(bytes.length)
  })
})

describe('The library', () => {
  it('has one document at an address', async () => {
    const slug = await addDocument()
    const { status, body } = await add({ slug, document: smallPdf() })
    expect([status, body.message]).toEqual(errors['slug-taken'])
    expect(await pathsBelow(await app.bucket(), `${storageFolders.library}/${slug}/`)).toHaveLength(1)
  })

  it.each(['Time Table', '../x', 'a/b', '', 'zeit-plan-'.repeat(8)])(
    'refuses the address %j',
    async (slug) => {
      const { status, body } = await add({ slug, document: smallPdf() })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['slug']])
    },
  )

  it.each([
    ['nothing', undefined, 400],
    ['a page', file('<!doctype html><script>alert(1)</script>', 'a.pdf'), 415],
    ['a PDF with a script', file('%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj', 'a.pdf'), 415],
    ['a PDF past all measure', smallPdf('a.pdf', limits.file.document + 1), 413],
  ])('refuses %s, and stores nothing', async (_what, sent, expected) => {
    const slug = newSlug()
    const { status, body } = await add({ slug, ...(sent && { document: sent }) })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([expected, ['document']])
    expect(await pathsBelow(await app.bucket(), `${storageFolders.library}/${slug}/`)).toEqual([])
  })

  it('is filled and emptied by the office alone', async () => {
    const slug = await addDocument()
    const { token } = await makeTeacher(app)
    expect((await add({ slug: newSlug(), document: smallPdf() }, token)).status).toBe(403)
    expect((await call(`DELETE /admin/documents/${slug}`, { token })).status).toBe(403)
    expect(
      (await read(`/admin/documents/${slug}/versions/1`, { authorization: `Bearer ${token}` })).status,
    ).toBe(403)
    const path = `POST /admin/documents/${slug}/versions/1/restore`
    expect((await call(path, { token, ...json({ version: 1 }) })).status).toBe(403)
    expect((await call(`DELETE /admin/documents/${slug}`)).status).toBe(401)
  })
})
