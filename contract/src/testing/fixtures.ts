import { college } from '@prangan/college/config'
import { designations } from '../schemas/accounts.ts'
import { courses } from '../schemas/admissions.ts'
import { degrees } from '../schemas/alumni.ts'

// What tests take of the college's configuration, whichever college it is.

const itemAt = <Item>(all: readonly Item[], at: number): Item => all[at % all.length] as Item

export const courseAt = (at: number) => itemAt(courses, at)
export const degreeAt = (at: number) => itemAt(degrees, at)
export const designationAt = (at: number) => itemAt(designations, at)

type Name = { readonly en: string; readonly [language: string]: string }

/** Returns a text as somebody who reads Hindi finds it: in English where the college has not written it in Hindi. */
export const inHindi = ({ en, hi = en }: Name): string => hi

const faculties = Object.entries(college.faculties).map(([slug, name]) => ({
  slug,
  en: name.en,
  hi: inHindi(name),
}))

/** A faculty with pages. */
export const facultyAt = (at: number) => itemAt(faculties, at)

/** Returns the full name of a department, for example 'Faculty of Commerce'. */
export const departmentNamed = (name: string): string => college.departmentPrefix + name
