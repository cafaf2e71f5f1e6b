import { college } from '@prangan/college/config'
import type { AlumnusRow } from '@prangan/emulators/demo/types.ts'

const row = (name: string, degree: string, day: string): AlumnusRow => [
  name,
  'Female',
  `Father of ${name}`,
  `Mother of ${name}`,
  '1990-04-12',
  degree,
  '2012',
  'Teacher',
  'Primary school',
  '',
  'Main Road',
  day,
]

const degrees = college.degrees.map(({ en }) => en)

export const verifiedAlumni: readonly AlumnusRow[] = degrees.map((degree, at) =>
  row(`Alumna ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]}`, degree, '2025-08-04'),
)

export const requestedAlumni: readonly AlumnusRow[] = [row('Alumna New', college.usualDegree, '2026-10-28')]

/** Details of portraits that do not follow from the row. */
export const alumniLooks = {}
