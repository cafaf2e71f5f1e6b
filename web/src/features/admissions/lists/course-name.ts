import { college } from '@prangan/college/config'
import { termInLanguage } from '../../../messages/language.ts'

export const courseName = (course: string): string => termInLanguage(Object.values(college.courses), course)
