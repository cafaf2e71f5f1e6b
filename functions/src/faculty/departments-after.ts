import { college } from '@prangan/college/config'
import { isReservedSlug } from '@prangan/contract/content/reserved-paths'
import { departmentSlug, isFacultySlug } from '@prangan/contract/departments'
import { localized } from '@prangan/contract/localized'
import type { SiteDepartment, SiteDepartments } from '@prangan/contract/schemas/site'

function freeSlug(department: string, taken: SiteDepartments): string {
  const wanted = departmentSlug(department) || 'department'
  const isFree = (slug: string) =>
    !Object.hasOwn(taken, slug) &&
    !isReservedSlug(slug) &&
    (!isFacultySlug(slug) || college.faculties[slug].en === department)
  let slug = wanted
  for (let number = 2; !isFree(slug); number += 1) slug = `${wanted}-${number}`
  return slug
}

const newDepartment = (en: string): SiteDepartment => ({
  name: college.departments.find((known) => known.en === en) ?? localized(en),
  isShown: true,
})

/**
 * Returns the departments for the names that visible teachers have; each has a page. A merged spelling that is typed again
 * becomes a department again. A department without visible teachers keeps its name and address.
 */
export function departmentsAfter(before: SiteDepartments, visible: Iterable<string>): SiteDepartments {
  const names = new Set([...visible].filter((name) => name !== ''))
  const kept = Object.entries(before).map(([slug, { mergedInto, ...department }]) => {
    const isShown = names.has(department.name.en)
    const isMoved = mergedInto !== undefined && !isShown
    return [slug, { ...department, isShown, ...(isMoved && { mergedInto }) }] as const
  })
  const after: Record<string, SiteDepartment> = Object.fromEntries(kept)
  const known = new Set(kept.map(([, { name }]) => name.en))
  for (const name of [...names].sort())
    if (!known.has(name)) after[freeSlug(name, after)] = newDepartment(name)
  return after
}
