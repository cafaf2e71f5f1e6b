import { collectionPaths } from '@prangan/contract/paths'
import type { SiteDepartment } from '@prangan/contract/schemas/site'
import { watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import { watchSiteDepartments } from '../../api/watch-site-departments.ts'
import { toMemberRows } from './member-row.ts'

/** A department, and how many teachers have it, the removed ones too. */
export type DepartmentRow = SiteDepartment & { slug: string; teachers: number }

/** Listens to the departments that were not merged into another, by name. It reads the whole faculty, which is small. */
export const watchDepartments: Listen<readonly DepartmentRow[]> = (_, next, failed) => {
  let departments: readonly [string, SiteDepartment][] | undefined
  let counts: ReadonlyMap<string, number> | undefined
  const report = () => {
    if (!departments || !counts) return
    const rows = departments
      .filter(([, { mergedInto }]) => mergedInto === undefined)
      .map(([slug, department]) => ({
        ...department,
        slug,
        teachers: counts?.get(department.name.en) ?? 0,
      }))
    next(rows.sort((one, other) => one.name.en.localeCompare(other.name.en)))
  }
  const stops = [
    watchSiteDepartments(
      '',
      (all) => {
        departments = Object.entries(all)
        report()
      },
      failed,
    ),
    watchList(
      { collection: collectionPaths.faculty },
      (rows) => {
        const byDepartment = Map.groupBy(toMemberRows(rows), ({ department }) => department)
        counts = new Map([...byDepartment].map(([name, those]) => [name, those.length]))
        report()
      },
      failed,
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
