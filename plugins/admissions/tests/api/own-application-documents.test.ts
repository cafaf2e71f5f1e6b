import { signUpWithoutRole } from '@prangan/tests/support/call.ts'
import { makeFiles, wholeFiles } from '@prangan/tests/support/hostile/files.ts'
import { smallPdf } from '@prangan/tests/support/pdf.ts'
import { suite } from '@prangan/tests/support/suite.ts'
import { describe, expect, it } from 'vitest'
import { admissionLimits } from '../../contract/limits.ts'
import { aCompleteApplicant, addDocument, anApplicant, own, seen } from '../support/own-applications.ts'
import { fileOf, useOwnDocuments } from '../support/use-own-documents.ts'

const { app, stored, objectsOf, bytesOf } = useOwnDocuments()

describe('A hostile file', () => {
  it('is refused, or loses what made it hostile, and leaves nothing behind', { tags: ['slow'] }, async () => {
    const { token, id } = await anApplicant()
    const files = await makeFiles()
    const html = 'alert('
    for (const [at, bytes] of files.entries()) {
      const before = await objectsOf(id)
      const { status } = await addDocument(token, 'marksheet-xii', fileOf(bytes, 'x.svg'))
      expect([200, 400, 415], `file ${at}`).toContain(status)
      if (status === 200) {
        const kept = await bytesOf(id, 'marksheet-xii')
        if (kept.subarray(0, 4).toString('latin1') !== '%PDF') expect(kept.includes(html)).toBe(false)
        if (at >= wholeFiles) {
          expect(['%PDF', '\u00ff\u00d8\u00ff\u00e0', '\u00ff\u00d8\u00ff\u00db']).toContain(
            kept.subarray(0, 4).toString('latin1'),
          )
        }
      } else expect(await objectsOf(id)).toEqual(before)
    }
  })

  it.each([
    ['a script', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>'],
    ['a program to start', '/OpenAction<</S/Launch/F(cmd.exe)>>'],
    ['another file inside', '/Names<</EmbeddedFiles<</Names[(a)5 0 R]>>>>'],
  ])('is a PDF with %s: it is refused', async (_, action) => {
    const { token, id } = await anApplicant()
    const text = (await smallPdf().text()).replace('/Catalog', `/Catalog${action}`)
    const answer = await addDocument(token, 'marksheet-xii', fileOf(text, 'marks.pdf'))
    expect(answer.status).toBe(415)
    expect(answer.body.errors).toHaveProperty('file')
    expect(await objectsOf(id)).toEqual([])
  })

  it('is larger than two megabytes: it is refused before it is looked at', async () => {
    const { token } = await anApplicant()
    const large = smallPdf('large.pdf', admissionLimits.documentBytes + 1)
    const answer = await addDocument(token, 'marksheet-xii', large)
    expect([answer.status, answer.body.errors]).toEqual([
      413,
      { file: 'The file is too large. It can be up to 2 MB.' },
    ])
    const none = await own('read', { token })
    expect(seen(none).documents).toEqual({})
  })

  it('is called by a name from elsewhere: the name is made harmless, and is no part of the path', async () => {
    const { token, id } = await anApplicant()
    const name = '../../etc/<script>.php.pdf'
    const { documents } = seen(await addDocument(token, 'marksheet-xii', smallPdf(name)))
    expect(documents['marksheet-xii']?.name).toMatch(/^[\w-]+\.pdf$/)
    expect((await objectsOf(id))[0]).toMatch(/^applications\/[\w-]+\/[\w-]{36}\.pdf$/)
  })
})

describe('The documents of others', () => {
  it('cannot be reached with one’s own token, whatever slot or id is sent beside it', async () => {
    const [theirs, mine] = [await aCompleteApplicant(), await anApplicant()]
    const before = await stored(theirs.id)
    const beside = { id: theirs.id, application: theirs.id, number: theirs.number, path: theirs.id }
    seen(await own('remove', { token: mine.token, slot: 'photo', ...beside }))
    const { documents } = seen(await own('read', { token: mine.token, ...beside }))
    expect(documents).toEqual({})
    expect(await stored(theirs.id)).toEqual(before)
    expect(await objectsOf(theirs.id)).toHaveLength(3)
  })

  it('cannot be fetched from Storage by anybody, with or without an account', async () => {
    const { id } = await aCompleteApplicant()
    const [path = ''] = await objectsOf(id)
    const bucket = (await app.bucket()).name
    const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST
    for (const token of [undefined, await signUpWithoutRole()]) {
      const answer = await fetch(
        `http://${host}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`,
        token === undefined ? {} : { headers: { authorization: `Firebase ${token}` } },
      )
      expect(answer.status, String(token === undefined)).toBe(403)
    }
    expect((await fetch(`${suite.app}/${path}`)).headers.get('content-type')).not.toMatch(/image|pdf/)
  })
})
