import { college } from '@prangan/college/config'
import { termInLanguage } from '@prangan/web/messages/language.ts'

export const courseName = (course: string): string => termInLanguage(Object.values(college.courses), course)
