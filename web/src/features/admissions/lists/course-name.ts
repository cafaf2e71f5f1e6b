import { college } from '@prangan/college/config'
import { termInLanguage } from '../../../messages/language.ts'

/** A course, stored by its English name, in the language of the page. */
export const courseName = (course: string): string => termInLanguage(Object.values(college.courses), course)
