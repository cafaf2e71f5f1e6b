import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkFile, safeName } from './check-file.ts'

const rule = { maxBytes: 1_000_000, kinds: ['pdf', 'jpeg', 'png', 'webp'] } as const
const sent = (name: string, bytes: Buffer) => ({ name, bytes })
const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#1e1b4b' } })

describe('A sent file', () => {
  it('is a PDF by its bytes, whatever its name says', async () => {
    const file = await checkFile(sent('notice.exe', Buffer.from('%PDF-1.7\n…')), rule)
    expect(file).toMatchObject({ name: 'notice.pdf', contentType: 'application/pdf' })
  })

  it('that only claims to be a PDF is refused', async () => {
    for (const text of [
      '<script>alert(1)</script>',
      'MZ\u0090',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ]) {
      const refusal = checkFile(sent('notice.pdf', Buffer.from(text)), rule)
      await expect(refusal).rejects.toMatchObject({ code: 'wrong-file-type' })
    }
  })

  it('without a byte is refused as empty, whatever it claims to be', async () => {
    const refusal = checkFile(sent('notice.pdf', Buffer.alloc(0)), rule)
    await expect(refusal).rejects.toMatchObject({ code: 'empty-file' })
  })

  it('as a picture is re-encoded, without its GPS position', async () => {
    const gps = { IFD3: { GPSLatitude: '27/1 10/1 0/1' } }
    const original = await picture().withExif(gps).jpeg().toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const file = await checkFile(sent('Gate photo.JPG', original), rule)
    expect(file).toMatchObject({ name: 'Gate-photo.jpg', contentType: 'image/jpeg' })
    expect((await sharp(file.bytes).metadata()).exif).toBeUndefined()
  })

  it('as a picture that breaks off is refused', async () => {
    const half = (await picture().png().toBuffer()).subarray(0, 60)
    await expect(checkFile(sent('x.png', half), rule)).rejects.toMatchObject({ code: 'broken-file' })
  })
})

describe('The name under which a file is stored', () => {
  it.each([
    ['Exam Form (2026).pdf', 'Exam-Form-2026.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\notices\\list.pdf', 'list.pdf'],
    ['प्रवेश सूचना.pdf', 'document.pdf'],
    ['.htaccess', 'document.pdf'],
    ['', 'document.pdf'],
  ])('of %j is %s', (name, stored) => {
    expect(safeName(name, 'document', 'pdf')).toBe(stored)
  })

  it('of a very long name is cut', () => {
    expect(safeName('x'.repeat(500), 'document', 'pdf').length).toBeLessThanOrEqual(100)
  })
})
