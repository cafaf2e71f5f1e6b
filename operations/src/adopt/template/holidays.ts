/** Days on which the office is closed, besides Sundays: [[holidays of this year]] */
export const holidays: readonly string[] = ['2027-01-26', '2027-08-15', '2027-10-02']
