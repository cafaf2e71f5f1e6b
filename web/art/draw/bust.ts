import { palette } from './palette.ts'
import { circle, ellipse, group, shape, short, stroke } from './svg.ts'

export type Bust = {
  x: number
  /** Where the table or the bench cuts the figure off. */
  base: number
  height: number
  garment: string
  skin?: string
  hair: 'bun' | 'short' | 'long' | 'scarf'
  facing?: 1 | -1
  /** Reading: the head bent over a book. */
  reads?: boolean
  coat?: boolean
}

/** A person from the waist up, 100 units tall, behind a table; the face left to the viewer. */
export function bust({ x, base, height, garment, skin, hair, facing = 1, reads, coat }: Bust): string {
  const tone = skin ?? palette.skin[1]
  const dark = palette.night
  const hairs = {
    short: shape('M-15 -78C-18 -102 18 -104 16 -80C10 -88 -2 -90 -9 -84C-10 -78 -12 -74 -15 -78Z', dark),
    bun: circle(-14, -92, 8, dark) + shape('M-15 -74C-20 -104 18 -104 15 -80C8 -90 -6 -88 -9 -70Z', dark),
    long: shape(
      'M-16 -70C-24 -106 20 -106 15 -80C6 -90 -4 -86 -7 -72C-8 -56 -12 -46 -22 -44C-18 -54 -18 -62 -16 -70Z',
      dark,
    ),
    scarf: shape(
      'M-17 -66C-24 -106 22 -106 17 -70C15 -60 16 -50 20 -46H-20C-16 -50 -15 -58 -17 -66Z',
      palette.marigold[1],
    ),
  }
  const face = hair === 'scarf' ? ellipse(3, -74, 10, 13, tone) : circle(1, -77, 14, tone)
  return group(
    { transform: `translate(${short(x)} ${short(base)}) scale(${Math.round(height) / 100})` },
    group(
      facing === -1 ? { transform: 'scale(-1 1)' } : {},
      hair === 'long' ? shape('M-18 -80C-24 -60 -24 -40 -20 -30H4V-70Z', dark) : '',
      shape('M-34 0C-34 -34 -26 -50 -8 -54H8C26 -50 34 -34 34 0Z', garment),
      shape('M8 -54C26 -50 34 -34 34 0H18C20 -24 16 -42 8 -54Z', dark, { opacity: '.14' }),
      coat
        ? shape('M-8 -54L0 -34L8 -54L4 -56H-4Z', palette.indigo[3]) +
            stroke('M0 -34V0', palette.paper[0], 1.6)
        : '',
      shape('M-6 -66h12v12q-6 8 -12 0Z', tone),
      group(
        { transform: reads ? 'rotate(9 0 -60)' : undefined },
        hair === 'scarf' ? hairs.scarf + face : face + hairs[hair],
      ),
    ),
  )
}

/** An open book on a table, seen from before. */
export function openBook(x: number, y: number, width: number, cover: string): string {
  const w = width / 2
  return (
    shape(
      `M${short(x)} ${short(y + 5)}l${-w} -4l${short(w * 0.16)} ${short(-w * 0.62)}l${short(w * 0.84)} 5l${short(w * 0.84)} -5l${short(w * 0.16)} ${short(w * 0.62)}Z`,
      cover,
    ) +
    shape(
      `M${short(x)} ${short(y)}q${short(-w * 0.5)} -9 ${short(-w * 0.94)} -3l${short(w * 0.16)} ${short(-w * 0.56)}q${short(w * 0.4)} -5 ${short(w * 0.78)} 5q${short(w * 0.4)} -10 ${short(w * 0.78)} -5l${short(w * 0.16)} ${short(w * 0.56)}q${short(-w * 0.5)} -6 ${short(-w * 0.94)} 3Z`,
      palette.paper[3],
    ) +
    stroke(`M${short(x)} ${short(y)}V${short(y - w * 0.5)}`, palette.paper[0], 2)
  )
}
