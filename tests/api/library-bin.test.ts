import { randomUUID } from 'node:crypto'
import { errors } from '@prangan/contract/errors'
import { limits } from '@prangan/contract/limits'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { storageFolders } from '@prangan/contract/storage-paths'
import type { Firestore } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { sweepDocumentBin } from '../../functions/src/library/bin/document-bin.ts'
import { sweepPictureBin } from '../../functions/src/library/bin/picture-bin.ts'
import { importDocuments } from '../../functions/src/library/import-documents.ts'
import { storeIn } from '../../functions/src/library/store-file.ts'
import { sweepLibrary } from '../../functions/src/library/sweep-library.ts'
import { setVisibility } from '../../functions/src/media/object-visibility.ts'
import { call, form, json, signUpWithoutRole } from '../support/call.ts'
import { hasHindi } from '../support/languages.ts'
import { smallPdf } from '../support/pdf.ts'
import { makePerson } from '../support/people.ts'
import { loadSmallSite } from '../support/site.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { file, pathsBelow, picture } from './profile-files.ts'
import { makeTeacher, tokenOf } from './teachers.ts'

const hour = 60 * 60_000
const app = useOwnApp({ ownBucket: true })

let firestore: Firestore
let clerk: { uname: string; token: string }
let photo: File
beforeAll(async () => {
  firestore = await app.firestore()
  await loadSmallSite(firestore)
  const person = await makePerson(app, 'admin')
  clerk = { uname: person.uname, token: await tokenOf(person) }
  photo = file(await picture(900, 600).jpeg().toBuffer(), 'Hall.jpg')
})

const byClerk = (route: string, sent: object = {}) => call(route, { token: clerk.token, ...sent })
const succeeds = async (route: string, sent?: object) => {
  const { status, body } = await byClerk(route, sent)
  expect([route, status < 300]).toEqual([route, true])
  return body
}
const dataAt = async (path: string) => (await firestore.doc(path).get()).data()
const bytesAt = async (path: string, token?: string) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(`${app.origin}${path}`, { headers })
  return response.ok ? Buffer.from(await response.arrayBuffer()).toString('base64') : response.status
}

async function auditOf(subject: string): Promise<string[]> {
  const audit = firestore.collection(collectionPaths.audit).where('subject', '==', subject)
  return (await audit.get()).docs.map((entry) => `${entry.get('action')} by ${entry.get('actor')}`)
}

type Data = Record<string, unknown>

const pictureAddresses = ({ files = [] }: Data = {}) =>
  (files as { file: string }[]).map(({ file }) => `/media/${file}`)

const pictures = {
  add: async () => {
    const fields = { altEn: 'The reading hall', altHi: 'वाचनालय', focusX: '0.2', focusY: '0.7' }
    return String((await succeeds('POST /admin/media', form({ ...fields, picture: photo }))).id)
  },
  remove: (id: string) => byClerk(`DELETE /admin/media/${id}`),
  restore: (id: string) => byClerk(`POST /admin/media/bin/${id}/restore`),
  purge: (id: string) => byClerk(`DELETE /admin/bin/pictures/${id}`),
  sweep: () => sweepPictureBin(app, app.now()),
  current: documentPaths.media,
  binned: documentPaths.deletedPicture,
  entry: (id: string) => `media.${id}`,
  addressesOf: pictureAddresses,
  objectsOf: async (data?: Data) => {
    const all = await pathsBelow(await app.bucket(), storageFolders.media)
    return pictureAddresses(data).filter((address) => all.includes(address.slice(1))).length
  },
  objects: 3,
}

const documents = {
  add: async () => {
    const slug = `plan-${randomUUID().slice(0, 8)}`
    const titles = { titleEn: 'Time table', titleHi: 'समय सारणी' }
    await succeeds('POST /admin/documents', form({ ...titles, slug, document: smallPdf('a.pdf', 3_000) }))
    return slug
  },
  /** Three versions, of two files. */
  addVersions: async (): Promise<string> => {
    const slug = await documents.add()
    const sent = form({ version: '1', document: smallPdf('b.pdf', 4_000) })
    await succeeds(`PUT /admin/documents/${slug}/file`, sent)
    await succeeds(`POST /admin/documents/${slug}/versions/1/restore`, json({ version: 2 }))
    return slug
  },
  remove: (id: string) => byClerk(`DELETE /admin/documents/${id}`),
  restore: (id: string) => byClerk(`POST /admin/documents/bin/${id}/restore`),
  purge: (id: string) => byClerk(`DELETE /admin/bin/documents/${id}`),
  sweep: () => sweepDocumentBin(app, app.now()),
  current: documentPaths.libraryDocument,
  binned: documentPaths.deletedDocument,
  entry: (id: string) => `documents.${id}`,
  addressesOf: ({ slug }: Data = {}) => [`/documents/${slug}.pdf`],
  objectsOf: async ({ slug }: Data = {}) =>
    (await pathsBelow(await app.bucket(), `${storageFolders.library}/${slug}/`)).length,
  objects: 1,
}

const versionsOf = (id: string) =>
  Promise.all(['1', '2', '3'].map((n) => bytesAt(`/admin/documents/${id}/versions/${n}`, clerk.token)))

const kinds = [
  ['picture', pictures],
  ['document', documents],
] as const

describe.each(kinds)('A deleted %s', (kind, of) => {
  const siteEntry = async (id: string) => (await firestore.doc(documentPaths.site).get()).get(of.entry(id))
  const everythingOf = async (id: string) => {
    const stored = await dataAt(of.current(id))
    const bytes = await Promise.all(of.addressesOf(stored).map((address) => bytesAt(address)))
    return {
      stored,
      entry: await siteEntry(id),
      bytes,
      versions: kind === 'document' && (await versionsOf(id)),
    }
  }
  const deleted = async () => {
    const id = await of.add()
    expect((await of.remove(id)).status).toBe(200)
    return id
  }

  it('is not public any more and not offered to pages, and waits in the bin with its files', async () => {
    const id = await of.add()
    const before = await dataAt(of.current(id))
    expect((await of.remove(id)).status).toBe(200)
    expect([await dataAt(of.current(id)), await siteEntry(id)]).toEqual([undefined, undefined])
    for (const address of of.addressesOf(before)) expect(await bytesAt(address)).toBe(404)
    const { deletedAt, ...bin } = (await dataAt(of.binned(id))) ?? {}
    expect(bin).toEqual({ ...before, deletedBy: clerk.uname })
    expect(deletedAt.toDate()).toEqual(app.now())
    // Unnamed files are deleted after a day.
    await sweepLibrary(app, new Date(Date.now() + 25 * hour))
    expect(await of.objectsOf(before)).toBe(of.objects)
    expect((await of.remove(id)).status).toBe(404)
  })

  it('comes back a day before the end as it was: every field, every language, every version, byte for byte', async () => {
    const id = kind === 'document' ? await documents.addVersions() : await of.add()
    const before = await everythingOf(id)
    expect(before.bytes.every((bytes) => typeof bytes === 'string' && bytes !== '')).toBe(true)
    if (hasHindi) expect(JSON.stringify(before.stored)).toMatch(/वाचनालय|समय सारणी/)
    await of.remove(id)
    app.pass(limits.binLifetime - 24 * hour)
    expect(await of.sweep()).toBe(0)
    const { status, body } = await of.restore(id)
    expect([status, body]).toEqual([200, { message: `The ${kind} was restored.` }])
    expect(await everythingOf(id)).toEqual(before)
    expect(await dataAt(of.binned(id))).toBeUndefined()
    expect(await auditOf(of.current(id))).toEqual(
      expect.arrayContaining([`${kind} deleted by ${clerk.uname}`, `${kind} restored by ${clerk.uname}`]),
    )
  })

  it('is restored once, however often it is requested, and can be deleted again', async () => {
    const id = await deleted()
    const both = await Promise.all([of.restore(id), of.restore(id)])
    expect([...both, await of.restore(id)].map(({ status }) => status)).toEqual([200, 200, 200])
    const restorations = (await auditOf(of.current(id))).filter((entry) => entry.includes('restored'))
    expect(restorations).toHaveLength(1)
    const { stored, bytes } = await everythingOf(id)
    expect(bytes).not.toContain(404)
    expect((await of.remove(id)).status).toBe(200)
    for (const address of of.addressesOf(stored)) expect(await bytesAt(address)).toBe(404)
  })

  it('is deleted permanently with its files, and nothing restores it', async () => {
    const id = await deleted()
    const bin = await dataAt(of.binned(id))
    const { status, body } = await of.purge(id)
    expect([status, body.message]).toEqual([200, 'Deleted permanently.'])
    expect([await dataAt(of.binned(id)), await of.objectsOf(bin)]).toEqual([undefined, 0])
    for (const late of [await of.purge(id), await of.restore(id)]) {
      expect([late.status, late.body.message]).toEqual(errors['not-in-bin'])
    }
    expect(await auditOf(of.current(id))).toContain(`${kind} deleted for ever by ${clerk.uname}`)
  })

  it('is deleted permanently by the sweep with its files after 30 days, and not restored a moment later', async () => {
    await sweepOthers()
    const id = await deleted()
    const bin = await dataAt(of.binned(id))
    app.pass(limits.binLifetime - 1)
    expect([await of.sweep(), await of.objectsOf(bin)]).toEqual([0, of.objects])
    app.pass(1)
    expect([await of.sweep(), await of.objectsOf(bin)]).toEqual([1, 0])
    const { status, body } = await of.restore(id)
    expect([status, body.message]).toEqual(errors['not-in-bin'])
    expect(await auditOf(of.current(id))).toContain(`${kind} deleted for ever by `)
  })

  async function sweepOthers() {
    app.pass(limits.binLifetime)
    await of.sweep()
  }

  it('is restored and permanently deleted by the office only', async () => {
    const id = await deleted()
    const { token: teacher } = await makeTeacher(app)
    const stranger = await signUpWithoutRole()
    const base = kind === 'picture' ? '/admin/media' : '/admin/documents'
    for (const route of [`POST ${base}/bin/${id}/restore`, `DELETE /admin/bin/${kind}s/${id}`]) {
      expect((await call(route)).status).toBe(401)
      expect((await call(route, { token: teacher })).status).toBe(403)
      expect((await call(route, { token: stranger })).status).toBe(403)
    }
    expect(await dataAt(of.current(id))).toBeUndefined()
    expect(await of.objectsOf(await dataAt(of.binned(id)))).toBe(of.objects)
  })
})

describe('The files of a deleted picture', () => {
  it('are shown to the office alone, and never cached', async () => {
    const id = await pictures.add()
    await pictures.remove(id)
    const [address = ''] = pictures.addressesOf(await dataAt(pictures.binned(id)))
    const headers = { authorization: `Bearer ${clerk.token}` }
    const shown = await fetch(`${app.origin}${address}`, { headers })
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const { token: teacher } = await makeTeacher(app)
    expect([await bytesAt(address, teacher), await bytesAt(address)]).toEqual([404, 404])
  })

  it('are hidden by the sweep if the deletion was interrupted before', async () => {
    const id = await pictures.add()
    await pictures.remove(id)
    const addresses = pictures.addressesOf(await dataAt(pictures.binned(id)))
    await Promise.all(addresses.map((address) => setVisibility(app, address.slice(1), true)))
    await pictures.sweep()
    for (const address of addresses) expect(await bytesAt(address)).toBe(404)
  })
})

describe('The address of a deleted document', () => {
  const add = (slug: string) =>
    byClerk('POST /admin/documents', form({ titleEn: 'Another', slug, document: smallPdf() }))

  it('gets no other document until it is deleted permanently, and then one with another number', async () => {
    const slug = await documents.add()
    await documents.remove(slug)
    const refused = await add(slug)
    const [status, message] = errors['slug-in-bin']
    expect([refused.status, refused.body.errors]).toEqual([status, { slug: message }])
    const bytes = Buffer.from(await smallPdf().arrayBuffer())
    const deps = { firestore, store: storeIn(app), by: 'The college', now: app.now() }
    expect(await importDocuments(deps, [{ slug, title: { en: 'Another' }, bytes }])).toBe(0)
    await documents.purge(slug)
    expect((await add(slug)).status).toBe(201)
    // Browsers may have cached the address with the number 1.
    expect(await dataAt(documents.current(slug))).toMatchObject({ current: 2, first: 2 })
  })
})
