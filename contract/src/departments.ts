import { college } from '@prangan/college/config'
import type { LocalizedText, PictureRef } from './schemas/content-fields.ts'

export type FacultyName = keyof typeof college.faculties

/** What the pages of a faculty say, and the courses that they lead to. */
export type FacultyPages = {
  courses: readonly (keyof typeof college.courses)[]
  /** Links to the syllabus too. */
  hasSyllabus: boolean
  lead: LocalizedText
  picture?: PictureRef
  overview: readonly LocalizedText[]
  facts: readonly { name: LocalizedText; value: LocalizedText }[]
  list: { title: LocalizedText; lead: LocalizedText }
}

const prefix = college.departmentPrefix

/** Returns the name without the prefix: 'Arts'. */
export const departmentInShort = (department: string): string =>
  department.startsWith(prefix) ? department.slice(prefix.length) : department

/** Returns the full name, for example 'Faculty of Arts', whether or not the prefix was typed, in any case. */
export function departmentInFull(department: string): string {
  const typed = department.trim()
  const hasPrefix = typed.toLowerCase().startsWith(prefix.toLowerCase())
  return prefix + (hasPrefix ? typed.slice(prefix.length).trim() : typed)
}

const longestSlug = 60

/** Returns `computer-science` for 'Faculty of Computer Science'; works for any script. */
export const departmentSlug = (department: string): string =>
  departmentInShort(department)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, longestSlug)
    .replaceAll(/^-|-$/g, '')

export const departmentPath = (slug: string): string => `/${slug}/viewfaculty`

export const departmentSlugIn = (path: string): string | undefined =>
  /^\/([^/]+)\/viewfaculty$/i.exec(path)?.[1]

export const departmentSubject = (slug: string): string => `departments/${slug}`

export const facultyNames = Object.keys(college.faculties) as FacultyName[]

export const facultyPath = (faculty: FacultyName): string => `/faculty/${faculty}`

export const isFacultySlug = (slug: string): slug is FacultyName => Object.hasOwn(college.faculties, slug)

export const facultyDepartments = Object.fromEntries(
  Object.entries(college.faculties).map(([slug, name]) => [slug, { name, isShown: false }]),
)

export const departmentHome = (slug: string): string =>
  isFacultySlug(slug) ? facultyPath(slug) : departmentPath(slug)
