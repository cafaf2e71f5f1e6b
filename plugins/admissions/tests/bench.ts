import { admissions } from './bench/admissions.ts'

export const sections = { admissions }
