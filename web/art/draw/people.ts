import { palette } from './palette.ts'
import { circle, ellipse, group, shape, short, stroke } from './svg.ts'

export type Dress = 'sari' | 'kurta' | 'shirt' | 'salwar'

export type Person = {
  x: number
  /** Where the feet stand. */
  base: number
  /** From foot to crown. */
  height: number
  dress: Dress
  /** The garment and what goes with it: trousers, a pallu, a dupatta. */
  colours: readonly [garment: string, second: string]
  skin?: string
  /** -1 walks to the left. */
  facing?: 1 | -1
  carries?: 'bag' | 'books'
  shadow?: string
}

const hair = palette.night

/** Each dress is drawn 100 units tall, its feet at the origin, walking to the right. */
const dresses: Record<Dress, (garment: string, second: string, skin: string) => string> = {
  sari: (garment, second, skin) =>
    shape(
      'M-7 -78C-12 -70 -10 -58 -9 -50C-13 -34 -15 -16 -15 -2Q0 3 15 -2C14 -18 11 -36 8 -50C9 -58 11 -70 7 -78Z',
      garment,
    ) +
    shape('M-8 -77C-4 -74 4 -62 8 -50C5 -47 -5 -46 -9 -50C-11 -58 -12 -70 -8 -77Z', second) +
    shape('M-8 -77C-13 -66 -14 -44 -16 -26L-10 -24C-9 -44 -8 -60 -4 -75Z', second) +
    stroke('M7 -74C11 -66 12 -60 10 -50', skin, 4) +
    circle(-5.5, -91, 4.4, hair),
  salwar: (garment, second, skin) =>
    shape('M-8 -4L-6 -30H6L10 -3L4 -2L1 -24L-2 -3Z', second) +
    shape(
      'M-8 -78C-11 -66 -8 -56 -8 -48C-11 -38 -13 -28 -13 -20H13C13 -30 10 -40 8 -48C8 -56 11 -66 8 -78Z',
      garment,
    ) +
    shape('M-8 -78C-3 -70 3 -70 8 -78L11 -44L7 -43L4 -68C1 -66 -2 -66 -5 -69L-9 -38L-13 -39Z', second) +
    stroke('M8 -73C12 -64 12 -56 8 -50', skin, 4) +
    shape('M-7 -92C-12 -80 -10 -68 -8 -60L-4 -62C-5 -72 -4 -80 -3 -86Z', hair),
  kurta: (garment, second, skin) =>
    shape('M-7 -34L-10 -2H-4L0 -30L6 -2H12L7 -36Z', second) +
    shape('M-9 -79C-12 -66 -10 -50 -11 -26H11C11 -50 12 -66 9 -79Q0 -82 -9 -79Z', garment) +
    stroke('M0 -79V-58', second, 1.4) +
    stroke('M9 -74C13 -64 13 -56 11 -46', garment, 5) +
    circle(11, -44, 2.6, skin),
  shirt: (garment, second, skin) =>
    shape('M-7 -48L-13 -2H-6L0 -36L7 -2H14L7 -48Z', second) +
    shape('M-9 -79C-12 -68 -9 -56 -9 -45H9C9 -56 12 -68 9 -79Q0 -82 -9 -79Z', garment) +
    stroke('M9 -74C13 -66 13 -60 10 -54', garment, 5) +
    stroke('M10 -54L12 -47', skin, 4),
}

/** A person far enough off to be a few flat shapes. */
export function person(someone: Person): string {
  const { x, base, height, dress, colours, facing = 1, carries, shadow } = someone
  const skin = someone.skin ?? palette.skin[1]
  const scale = Math.round(height) / 100
  const bag =
    carries === 'bag' ? shape('M-8 -77C-16 -78 -18 -70 -17 -56Q-12 -52 -8 -54Z', palette.terracotta[1]) : ''
  const books = carries === 'books' ? shape('M6 -60l9 2v10l-9 -2Z', palette.marigold[2]) : ''
  const cast = shadow
    ? shape('M-12 -1L10 1L-48 32L-74 30Z', shadow, { opacity: '.22' }) +
      ellipse(0, 0, 14, 3, shadow, { opacity: '.3' })
    : ''
  return group(
    { transform: `translate(${short(x)} ${short(base)}) scale(${scale})` },
    cast,
    group(
      facing === -1 ? { transform: 'scale(-1 1)' } : {},
      bag,
      dresses[dress](colours[0], colours[1], skin),
      shape('M-2.6 -86h5.2v8q-2.6 3 -5.2 0Z', skin),
      circle(0.6, -91, 6.2, skin),
      shape('M-6.4 -90C-7.5 -100 6 -101 7 -93C3 -95 -1 -94 -2.4 -88C-3.4 -86 -5.8 -86 -6.4 -90Z', hair),
      books,
    ),
  )
}
