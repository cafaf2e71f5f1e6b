import { errors } from '@prangan/contract/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, form, signIn } from '../support/call.ts'
import { smallPdf } from '../support/pdf.ts'
import { useOwnApp } from '../support/use-own-app.ts'
import { file, photoUrl, picture } from './profile-files.ts'
import { changeProfile } from './profile-form.ts'
import { makeTeacher } from './teachers.ts'

const app = useOwnApp()
let item: { Id: string; Link: string }
const pdf = smallPdf('Merit List.pdf', 2_000)
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.origin}${path}`, { method, headers })

beforeAll(async () => {
  const admin = await signIn('admin')
  const { body } = await call('POST /news/uploadnews', {
    token: admin,
    ...form({ title: 'Merit list', myfile: pdf }),
  })
  item = body.item as typeof item
})

describe("A notice's file", () => {
  it('arrives byte for byte, with its type, shown in the browser, cached, and fenced in', async () => {
    const response = await get(item.Link)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(await pdf.arrayBuffer()))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Merit-List.pdf"',
      'cache-control': 'public, max-age=86400, s-maxage=3600',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    // WebKit's PDF viewer stays blank in a sandbox.
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    // Browsers do not open a PDF that has both headers.
    expect(response.headers.get('cross-origin-opener-policy')).toBeNull()
  })

  it('is not sent again to a reader who has it', async () => {
    const etag = (await get(item.Link)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    // Without this header `fetch` asks for a fresh copy.
    const asBrowser = { 'cache-control': 'max-age=0' }
    const again = await get(item.Link, { 'if-none-match': etag, ...asBrowser })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get(item.Link, { 'if-none-match': '"other"', ...asBrowser })).status).toBe(200)
  })

  it('can be fetched in part, as PDF readers do', async () => {
    const whole = Buffer.from(await pdf.arrayBuffer())
    const part = async (range: string, more = {}) => get(item.Link, { range, ...more })
    const start = await part('bytes=0-9')
    expect([start.status, start.headers.get('content-range')]).toEqual([206, `bytes 0-9/${whole.length}`])
    expect(Buffer.from(await start.arrayBuffer())).toEqual(whole.subarray(0, 10))
    const end = await part('bytes=-5')
    expect(Buffer.from(await end.arrayBuffer())).toEqual(whole.subarray(-5))
    const beyond = await part('bytes=99999-')
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`])
    expect((await part('bytes=0-9', { 'if-range': '"older"' })).status).toBe(200)
    expect((await part('lines=1-2')).status).toBe(200)
  })

  it('answers HEAD with its size and no body', async () => {
    const response = await get(item.Link, {}, 'HEAD')
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(pdf.size)])
  })
})

describe('A file that is not there', () => {
  it.each([
    '/files/nowhere/x.pdf',
    '/resumes/nobody/x.pdf',
    '/faculty_photos/nobody.webp',
    '/alumni_photos/nobody.webp',
  ])('(%s) is 404 in JSON and is not cached', async (path) => {
    const { status, headers, body } = await call(`GET ${path}`)
    expect([status, body.message]).toEqual(errors['no-such-file'])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    '..%2F..%2Fx/y.pdf',
    'x/..%2Fy.pdf',
    '__proto__/x.pdf',
    'x/.htaccess',
    'x/y%00.pdf',
    'x/no-ending',
  ])('because its address makes no sense (%s) is 400 at once', async (path) => {
    const { status } = await call(`GET /files/${path}`)
    expect(status).toBe(400)
  })
})

it("A teacher's photo is shown to anyone as the picture it is, and the resume opens where the profile says", async () => {
  const { token } = await makeTeacher(app)
  const photo = file(await picture(40, 50).png().toBuffer(), 'me.png')
  const profile = await changeProfile({ photo, resume: smallPdf() }, token)
  const typeOf = async (path: string) => {
    const { status, headers } = await get(path)
    return [status, headers.get('content-type'), headers.get('content-security-policy')?.split(';')[0]]
  }
  expect(await typeOf(photoUrl(profile))).toEqual([200, 'image/webp', 'sandbox'])
  expect(profile.Resume).toMatch(/^\/resumes\/[\w-]+\/[\w.-]+$/)
  expect(await typeOf(profile.Resume)).toEqual([200, 'application/pdf', "default-src 'none'"])
})
