import { college } from './college.config.ts'

const prefix = college.departmentPrefix

/** A department without the prefix: 'Arts'. */
export const departmentInShort = (department: string): string =>
  department.startsWith(prefix) ? department.slice(prefix.length) : department

/** A department in full, for example 'Faculty of Arts', whether or not the prefix was typed, and in whatever case. */
export function departmentInFull(department: string): string {
  const typed = department.trim()
  const hasPrefix = typed.toLowerCase().startsWith(prefix.toLowerCase())
  return prefix + (hasPrefix ? typed.slice(prefix.length).trim() : typed)
}

/** The longest slug; a name may be longer. */
const longestSlug = 60

/** How a department's address names it, of any script: 'Faculty of Computer Science' is `computer-science`. */
export const departmentSlug = (department: string): string =>
  departmentInShort(department)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, longestSlug)
    .replaceAll(/^-|-$/g, '')

/** Where the teachers of a department are listed, in the main language. */
export const departmentPath = (slug: string): string => `/${slug}/viewfaculty`

/** The slug in such a path; undefined for any other. */
export const departmentSlugIn = (path: string): string | undefined =>
  /^\/([^/]+)\/viewfaculty$/i.exec(path)?.[1]

/** The subject of audit entries about a department. */
export const departmentSubject = (slug: string): string => `departments/${slug}`

/** Whether it is one of the faculties that have pages of their own, whether or not anybody teaches there. */
export const isFacultySlug = (slug: string): slug is keyof typeof college.faculties =>
  Object.hasOwn(college.faculties, slug)

/** These faculties, with which the site begins. */
export const facultyDepartments = Object.fromEntries(
  Object.entries(college.faculties).map(([slug, name]) => [slug, { name, isShown: false }]),
)

/** Where links to a department lead: of a faculty to its overview. */
export const departmentHome = (slug: string): string =>
  isFacultySlug(slug) ? `/faculty/${slug}` : departmentPath(slug)
