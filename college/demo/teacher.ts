import type { FacultyDocument } from '@prangan/contract/schemas/faculty'
import type { Look } from './look.ts'

type Filled = 'name' | 'designation' | 'email' | 'phone' | 'highestQualification'
type Kept = 'department' | 'photo' | 'resume' | 'isRemoved' | 'highlights' | Bookkeeping
type Bookkeeping = 'searchKeys' | 'version' | 'recordsRevision' | 'updatedAt'
type Optional = Exclude<keyof FacultyDocument, Filled | Kept>

export type DemoTeacher = Pick<FacultyDocument, Filled> &
  Partial<Pick<FacultyDocument, Optional>> & {
    look?: Look
    hasResume?: true
    isRemoved?: true
    /** Position, organization, from, to. */
    experiences?: readonly (readonly [string, string, string, string])[]
    /** Award, awarding organization, year. */
    awards?: readonly (readonly [string, string, string])[]
    /** Degree, specialization, institute, year. */
    qualifications?: readonly (readonly [string, string, string, string])[]
    /** Title, category, month, year, indexing, ISSN, impact factor. */
    publications?: readonly (readonly [string, string, string, string, string, string, string])[]
  }
