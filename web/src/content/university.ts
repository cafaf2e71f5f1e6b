/** The University's calendar of terms, holidays and examinations. */
export const universityCalendar = 'https://university.test/calendar'

/** Where a student's complaint is filed with the University. */
export const grievanceForm = 'https://university.test/grievance'
