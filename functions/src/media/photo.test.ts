import { endpointTable } from '@prangan/contract/endpoints/table'
import { limits } from '@prangan/contract/limits'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkPhoto, shownPhoto } from './photo.ts'

const rule = endpointTable.registerAlumnus.body.files.photo
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1e1b4b80' } })
const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return [format, width, height]
}

describe('A photo', () => {
  it.each([
    ['a PNG of a small size, as it is', picture(40, 30).png(), ['webp', 40, 30]],
    ['a WebP of a large size, made smaller', picture(3_200, 800).webp(), ['webp', 1_600, 400]],
    ['a tall JPEG, made smaller', picture(900, 3_200).jpeg(), ['webp', 450, 1_600]],
  ])('is kept: %s', async (_what, sent, kept) => {
    const bytes = await checkPhoto({ name: 'me', bytes: await sent.toBuffer() }, rule)
    expect(await sizeOf(bytes)).toEqual(kept)
  })

  it('of another kind is refused, whatever it is called', async () => {
    const gif = await picture(40, 30).gif().toBuffer()
    for (const bytes of [gif, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
      const refusal = checkPhoto({ name: 'me.jpg', bytes }, rule)
      await expect(refusal).rejects.toMatchObject({ code: 'wrong-photo-type' })
    }
  })

  it('is shown to the public in one shape, however wide, tall or small it is', async () => {
    const { width, height } = limits.photo.shown
    for (const [w, h] of [
      [1_600, 400],
      [400, 1_600],
      [20, 20],
      [1, 1],
    ] as const) {
      const kept = await checkPhoto({ name: 'me.png', bytes: await picture(w, h).png().toBuffer() }, rule)
      expect(await sizeOf(await shownPhoto(kept))).toEqual(['webp', width, height])
    }
  })
})
