export type Size = { width: number; height: number }

/** The size of a picture whose longest side fits; it is never enlarged. */
export function fittedSize({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The size after so many quarter turns. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** The qualities of a JPEG that are tried one after the other, before the picture is made smaller. */
const qualities = [0.85, 0.75, 0.65] as const
const shrink = 0.8
const rounds = 5

/** Encodes a picture so that it has at most so many bytes: the best that fits; undefined where none does. */
export async function encodeWithin(
  { width, height }: Size,
  mostBytes: number,
  encode: (size: Size, quality: number) => Promise<Blob>,
): Promise<Blob | undefined> {
  for (let round = 0; round < rounds; round += 1) {
    const scale = shrink ** round
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
    for (const quality of qualities) {
      const encoded = await encode(size, quality)
      if (encoded.size <= mostBytes) return encoded
    }
  }
  return undefined
}
