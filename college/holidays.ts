/** Days on which the office is closed, besides Sundays: they move due dates, and offers that end on them are warned of. */
export const holidays: readonly string[] = [
  '2026-10-02',
  '2026-10-19',
  '2026-10-20',
  '2026-11-07',
  '2026-11-09',
  '2026-11-10',
  '2026-11-24',
  '2026-12-25',
  '2027-01-14',
  '2027-01-26',
  '2027-03-22',
  '2027-03-23',
  '2027-04-14',
]
