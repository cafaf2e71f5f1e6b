import type { AlumnusRow } from '@prangan/emulators/demo/types.ts'

const row = (
  name: string,
  dob: string,
  degree: string,
  year: string,
  [designation, place]: readonly [string, string],
  day: string,
): AlumnusRow => [
  name,
  'Female',
  `Father of ${name}`,
  `Mother of ${name}`,
  dob,
  degree,
  year,
  designation,
  place,
  '',
  'Gandhi Chowk, Wardha',
  day,
]

export const verifiedAlumni: readonly AlumnusRow[] = [
  row('Vaishali Meshram', '1979-04-12', 'B.S.W.', '2000', ['Sarpanch', 'Gram Panchayat, Anji'], '2025-08-04'),
  row(
    'Kausar Pathan',
    '1988-01-30',
    'B.H.Sc.',
    '2009',
    ['Dietician', 'General Hospital, Wardha'],
    '2025-09-15',
  ),
  row(
    'Lata Kowe',
    '1996-09-02',
    'M.S.W.(Rural Development)',
    '2020',
    ['Field Officer', 'Jalshakti Trust'],
    '2026-02-20',
  ),
]

export const requestedAlumni: readonly AlumnusRow[] = [
  row('Mary Fernandes', '1999-12-24', 'B.H.Sc.', '2021', ['Baker', 'Self-employed, Wardha'], '2026-10-28'),
  row('Sneha Dahake', '2002-06-11', 'B.S.W.', '2023', ['Homemaker', 'Hinganghat'], '2026-11-07'),
]

/** Details of portraits that do not follow from the row. */
export const alumniLooks = {}
