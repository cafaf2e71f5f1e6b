import { deskMessages } from '../../../messages/desk.ts'

export type Focus = { x: number; y: number }

/** Converts a focal point to one value of a form, since nobody means only one of its two shares. */
export const focusToForm = ({ x, y }: Focus): string => `${x} ${y}`

export function focusInForm(text: string): Focus {
  const [x = 0.5, y = 0.5] = text.split(' ').map(Number)
  return { x, y }
}

export const percent = (share: number): number => Math.round(share * 100)

export const focusName = ({ x, y }: Focus): string =>
  deskMessages().library.pictures.focus.place(percent(x), percent(y))
