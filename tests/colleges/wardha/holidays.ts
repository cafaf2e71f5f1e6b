/** Days on which the office is closed, besides Sundays. */
export const holidays: readonly string[] = [
  '2026-10-02',
  '2026-11-09',
  '2026-12-25',
  '2027-01-26',
  '2027-05-01',
]
