import type { AlumnusRow, Look } from '@prangan/emulators/demo/types.ts'
import { alumniBefore2011 } from './alumni-before-2011.ts'
import { alumniRequested } from './alumni-requested.ts'
import { alumniSince2011 } from './alumni-since-2011.ts'

export const verifiedAlumni: readonly AlumnusRow[] = [...alumniBefore2011, ...alumniSince2011]

export const requestedAlumni: readonly AlumnusRow[] = alumniRequested

/** Details of portraits that do not follow from the row. */
export const alumniLooks: Readonly<Record<string, Partial<Look>>> = {
  'Gurmeet Kaur Bhatia': { wear: 'salwar', hair: 'bun' },
  'Manpreet Singh Saini': { cover: 'turban', beard: 'full', wear: 'shirt' },
  'Captain Vikram Singh Rathaur': { wear: 'bandhgala', hair: 'short', beard: 'moustache', glasses: false },
  'Shabana Azmat': { cover: 'hijab', wear: 'salwar' },
  'Zainab Bano': { cover: 'hijab', wear: 'salwar' },
  'Poonam Baghel': { wear: 'jacket', hair: 'bun' },
  'Shashi Bhushan Pandey': { hair: 'bald', glasses: true, beard: 'moustache', wear: 'kurta' },
  'Alex Ekka': { hair: 'curly', wear: 'shirt', skin: 0 },
}
