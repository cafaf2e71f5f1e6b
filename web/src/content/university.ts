/** The University's calendar of terms, holidays and examinations. */
export const universityCalendar = 'https://university.test/calendar'
