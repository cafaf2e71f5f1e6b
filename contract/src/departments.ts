import { college } from './college.config.ts'

const prefix = college.departmentPrefix

/** A department in full, for example 'Faculty of Arts', whether or not the prefix was typed, and in whatever case. */
export function departmentInFull(department: string): string {
  const typed = department.trim()
  const hasPrefix = typed.toLowerCase().startsWith(prefix.toLowerCase())
  return prefix + (hasPrefix ? typed.slice(prefix.length).trim() : typed)
}
