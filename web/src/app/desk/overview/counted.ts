import type { Waiting } from '../../../plugin.ts'

type Texts = { what: (count: number) => string; none: string }

/** An entry of the to-do list that counts something. */
export const counted = (count: number, { what, none }: Texts, href: string): Waiting => ({
  count,
  what: what(count),
  none,
  href,
})
