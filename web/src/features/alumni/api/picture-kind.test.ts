import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pictureKind } from './picture-kind.ts'

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#b45309' } })
const kindOf = async (bytes: Buffer | string) =>
  pictureKind(new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'photo.jpg'))

it('A picture is known by its bytes, whatever its name says', async () => {
  expect(await kindOf(await picture().jpeg().toBuffer())).toBe('JPEG')
  expect(await kindOf(await picture().png().toBuffer())).toBe('PNG')
  expect(await kindOf(await picture().webp().toBuffer())).toBe('WebP')
  expect(await kindOf(await picture().gif().toBuffer())).toBeUndefined()
  for (const other of ['%PDF-1.7', 'RIFF1234WAVE', '', ' \xff\xd8\xff']) {
    expect(await kindOf(other)).toBeUndefined()
  }
})
