import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import type { MediaDocument } from '@prangan/contract/schemas/library'
import { storageFolders } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepLibrary } from '../../functions/src/library/sweep-library.ts'
import { call, form, json, signUpWithoutRole } from '../support/call.ts'
import { hasHindi } from '../support/languages.ts'
import { smallPdf } from '../support/pdf.ts'
import { makePerson } from '../support/people.ts'
import { loadSmallSite, visit } from '../support/site.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { file, pathsBelow, picture, statusOf } from './profile-files.ts'
import { makeTeacher, tokenOf } from './teachers.ts'

const app = useOwnApp({ ownBucket: true })

let firestore: Firestore
let admin: string
let photo: File
beforeAll(async () => {
  firestore = await app.firestore()
  await loadSmallSite(firestore)
  admin = await tokenOf(await makePerson(app, 'admin'))
  photo = file(await picture(2_000, 1_500).jpeg().toBuffer(), 'Library hall.jpg')
})

type Fields = Record<string, string | File>
const add = (fields: Fields, token = admin) => call('POST /admin/media', { token, ...form(fields) })
const stored = async (id: string) =>
  (await firestore.doc(documentPaths.media(id)).get()).data() as MediaDocument | undefined
const siteEntry = async (id: string) => (await firestore.doc(documentPaths.site).get()).get(`media.${id}`)
const addressesOf = ({ files }: Pick<MediaDocument, 'files'>) => files.map(({ file }) => `/media/${file}`)
const revision = async () => (await firestore.doc(documentPaths.currentNotices).get()).get('siteRevision')

async function addPicture(fields: Fields = {}): Promise<{ id: string; before: MediaDocument }> {
  const { status, body } = await add({ altEn: 'The reading hall', picture: photo, ...fields })
  expect(status).toBe(201)
  const before = await stored(String(body.id))
  if (!before) throw new Error('The picture is not stored.')
  return { id: String(body.id), before }
}

async function useOn(page: string, id: string, isPublished: boolean): Promise<void> {
  const { latest } = (await firestore.doc(documentPaths.page(page)).get()).data() as { latest: number }
  const draft = (await firestore.doc(documentPaths.pageDraft(page)).get()).data()
  const value = { id: 'b9', kind: 'picture', picture: id && `media:${id}` }
  const saved = await call(`PUT /admin/pages/${page}/draft`, {
    token: admin,
    ...json({
      base: latest,
      blocks: { b9: { value: id ? value : null, rev: draft?.blocks?.b9?.rev ?? 0 } },
      order: { value: id ? ['b1', 'b9'] : ['b1'], rev: draft?.order?.rev ?? 0 },
    }),
  })
  expect([saved.status, saved.body.conflicts]).toEqual([200, []])
  if (!isPublished) return
  const sent = json({ base: latest, note: '', at: '' })
  expect((await call(`POST /admin/pages/${page}/publish`, { token: admin, ...sent })).status).toBe(200)
}

describe('A clerk who uploads a picture', () => {
  it('gets it in the widths that pages use, upright, without its GPS position', async () => {
    const gps = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '27/1 10/1 0/1' } }
    const sideways = await picture(2_000, 1_500)
      .withExif(gps)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const told = await revision()
    const { id, before } = await addPicture({ altHi: 'वाचनालय', picture: file(sideways, 'Hall.jpg') })
    expect(before).toMatchObject({
      title: 'Hall.jpg',
      alt: { en: 'The reading hall', ...(hasHindi && { hi: 'वाचनालय' }) },
      focus: { x: 0.5, y: 0.5 },
      width: 1_500,
      height: 2_000,
      version: 1,
    })
    expect(before.files.map(({ width }) => width)).toEqual([480, 768, 1_152, 1_500])
    for (const [at, address] of addressesOf(before).entries()) {
      const response = await fetch(`${app.origin}${address}`)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, s-maxage=3600, immutable',
      })
      const made = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
      expect(made).toMatchObject({ format: 'webp', width: before.files[at]?.width })
      expect([made.exif, made.xmp, made.orientation]).toEqual([undefined, undefined, undefined])
    }
    expect(await siteEntry(id)).toMatchObject({ files: before.files, alt: before.alt })
    expect(await revision()).toBe(told + 1)
  })

  it('gets no width that the picture does not have', async () => {
    const { before } = await addPicture({ picture: file(await picture(600, 400).png().toBuffer(), 'a.png') })
    expect(before.files.map(({ width }) => width)).toEqual([480, 600])
  })

  it('may say that it is decorative instead of describing it', { tags: ['slow'] }, async () => {
    expect((await addPicture({ altEn: '', isDecorative: '1' })).before.alt).toBeNull()
  })

  it('is asked for a description where there is neither', async () => {
    const { status, body } = await add({ altEn: '  ', picture: photo })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['altEn']])
  })

  it.each([
    ['nothing', undefined, 400],
    ['a PDF', smallPdf('a.jpg'), 415],
    [
      'a drawing with a script',
      file('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.svg'),
      415,
    ],
    ['a page', file('<!doctype html><script>alert(1)</script>', 'a.webp'), 415],
    ['half a picture', file(Buffer.from('ffd8ffe000104a464946000101', 'hex'), 'a.jpg'), 400],
    ['a file past all measure', file(new Uint8Array(limits.file.media + 1), 'a.jpg'), 413],
  ])('is refused %s, and nothing is stored', async (_what, sent, expected) => {
    const before = await pathsBelow(await app.bucket(), storageFolders.media)
    const { status, body } = await add({ altEn: 'A picture', ...(sent && { picture: sent }) })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([expected, ['picture']])
    expect(await pathsBelow(await app.bucket(), storageFolders.media)).toEqual(before)
  })

  it('is refused a picture that no page could show', async () => {
    const { status, body } = await add({
      altEn: 'A line',
      picture: file(await picture(2_000, 20).png().toBuffer(), 'line.png'),
    })
    expect([status, body.message]).toEqual(errors['picture-shape'])
  })
})

describe('A picture of the library', () => {
  it('is changed on every page at once: its description, its focal point', { tags: ['slow'] }, async () => {
    const { id } = await addPicture()
    await useOn('fees', id, true)
    const change = {
      title: 'Hall',
      altEn: 'The hall',
      altHi: '',
      isDecorative: '0',
      focusX: 0.2,
      focusY: 0.8,
    }
    const { status } = await call(`PUT /admin/media/${id}`, {
      token: admin,
      ...json({ ...change, version: 1 }),
    })
    expect(status).toBe(200)
    const found = await visit(app, '/fees')
    expect(found && 'page' in found && found.page?.pictures[`media:${id}`]).toMatchObject({
      alt: { text: 'The hall' },
      focus: { x: 0.2, y: 0.8 },
    })
    const again = await call(`PUT /admin/media/${id}`, { token: admin, ...json({ ...change, version: 1 }) })
    expect([again.status, again.body.message]).toEqual(errors['changed-meanwhile'])
    await useOn('fees', '', true)
  })

  it('is replaced on every page at once, under new addresses; the former files go with the sweep', {
    tags: ['slow'],
  }, async () => {
    const { id, before } = await addPicture()
    const other = file(await picture(700, 500).png().toBuffer(), 'b.png')
    const sent = form({ version: '1', picture: other })
    expect((await call(`PUT /admin/media/${id}/file`, { token: admin, ...sent })).status).toBe(200)
    const after = await stored(id)
    expect(after?.files.map(({ width }) => width)).toEqual([480, 700])
    expect(await siteEntry(id)).toMatchObject({ files: after?.files, alt: before.alt })
    const [former = ''] = addressesOf(before)
    expect(await statusOf(former)).toBe(200)
    await sweepLibrary(app, new Date(Date.now() + 25 * 3_600_000))
    expect(await statusOf(former)).toBe(404)
    for (const address of after ? addressesOf(after) : []) expect(await statusOf(address)).toBe(200)
  })

  it('is deleted while nothing uses it, and no longer public', async () => {
    const { id, before } = await addPicture()
    expect((await call(`DELETE /admin/media/${id}`, { token: admin })).status).toBe(200)
    expect([await stored(id), await siteEntry(id)]).toEqual([undefined, undefined])
    for (const address of addressesOf(before)) expect(await statusOf(address)).toBe(404)
    const { docs } = await firestore
      .collection(collectionPaths.audit)
      .where('subject', '==', documentPaths.media(id))
      .get()
    expect(docs.map((entry) => entry.get('action')).sort()).toEqual(['picture added', 'picture deleted'])
  })

  it('is kept while a page, its draft or the site settings uses it, and says which', {
    tags: ['slow'],
  }, async () => {
    const { id } = await addPicture()
    await useOn('history', id, false)
    const uses = async () => (await call(`GET /admin/media/${id}/uses`, { token: admin })).body.uses
    expect(await uses()).toEqual([{ page: 'history', title: 'History', isPublished: false }])
    await useOn('history', id, true)
    expect(await uses()).toEqual([{ page: 'history', title: 'History', isPublished: true }])
    const { status, body } = await call(`DELETE /admin/media/${id}`, { token: admin })
    expect(status).toBe(409)
    expect(body.message).toContain('History')
    await useOn('history', '', true)
    expect(await uses()).toEqual([])
    expect((await call(`DELETE /admin/media/${id}`, { token: admin })).status).toBe(200)
  })
})

describe('Nobody but the office', () => {
  it('adds, changes or deletes a picture', async () => {
    const { id } = await addPicture()
    const { token } = await makeTeacher(app)
    const stranger = await signUpWithoutRole()
    for (const [who, refused] of [
      [token, 403],
      [stranger, 403],
    ] as const) {
      expect((await add({ altEn: 'Mine', picture: photo }, who)).status).toBe(refused)
      expect((await call(`DELETE /admin/media/${id}`, { token: who })).status).toBe(refused)
      expect((await call(`GET /admin/media/${id}/uses`, { token: who })).status).toBe(refused)
    }
    expect((await call(`DELETE /admin/media/${id}`)).status).toBe(401)
    expect(await stored(id)).toBeDefined()
  })
})
