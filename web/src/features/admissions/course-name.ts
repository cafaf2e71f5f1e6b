import { college } from '@prangan/college/config'
import { termInLanguage } from '../../messages/language.ts'

/** Returns the name in the page's language, or `course` itself when the college no longer has it. */
export const courseName = (course: string): string => termInLanguage(Object.values(college.courses), course)
