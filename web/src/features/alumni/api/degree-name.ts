import { college } from '@prangan/college/config'
import { termInLanguage } from '../../../messages/language.ts'

/** A degree for people: it is stored as the specification spells it, 'M.A.(History)', without a space. */
export const degreeName = (stored: string): string =>
  termInLanguage(college.degrees, stored).replace('.(', '. (')
