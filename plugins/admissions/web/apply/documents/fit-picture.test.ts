import { describe, expect, it } from 'vitest'
import { encodeWithin, fittedSize, turnedSize } from './fit-picture.ts'

const encoder = (bytesOf: (pixels: number, quality: number) => number) => {
  const tried: string[] = []
  const encode = async ({ width, height }: { width: number; height: number }, quality: number) => {
    tried.push(`${width}x${height} ${quality}`)
    return new Blob(['x'.repeat(Math.round(bytesOf(width * height, quality)))])
  }
  return { tried, encode }
}

describe('A picture', () => {
  it('is made smaller until its longest side fits, and never larger', () => {
    expect(fittedSize({ width: 4_000, height: 3_000 }, 2_000)).toEqual({ width: 2_000, height: 1_500 })
    expect(fittedSize({ width: 3_000, height: 4_000 }, 2_000)).toEqual({ width: 1_500, height: 2_000 })
    expect(fittedSize({ width: 640, height: 480 }, 2_000)).toEqual({ width: 640, height: 480 })
    expect(fittedSize({ width: 9_000, height: 2 }, 100)).toEqual({ width: 100, height: 1 })
  })

  it('changes its sides with every odd quarter turn', () => {
    const sizes = [0, 1, 2, 3].map((turns) => turnedSize({ width: 4, height: 3 }, turns).width)
    expect(sizes).toEqual([4, 3, 4, 3])
  })

  it('that is small enough is sent in the best quality', async () => {
    const { tried, encode } = encoder(() => 100)
    expect((await encodeWithin({ width: 100, height: 50 }, 100, encode))?.size).toBe(100)
    expect(tried).toEqual(['100x50 0.85'])
  })

  it('loses quality first and pixels then, until it has few enough bytes', async () => {
    const { tried, encode } = encoder((pixels, quality) => pixels * quality)
    const fitted = await encodeWithin({ width: 100, height: 50 }, 2_300, encode)
    expect(fitted?.size).toBeLessThanOrEqual(2_300)
    expect(tried).toEqual([
      '100x50 0.85',
      '100x50 0.75',
      '100x50 0.65',
      '80x40 0.85',
      '80x40 0.75',
      '80x40 0.65',
    ])
  })

  it('that nothing makes small enough is given up', async () => {
    const { tried, encode } = encoder(() => 101)
    expect(await encodeWithin({ width: 100, height: 50 }, 100, encode)).toBeUndefined()
    expect(tried).toHaveLength(15)
  })
})
