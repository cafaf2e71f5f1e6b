import { collectionPaths } from '@prangan/contract/paths'
import type { SiteDepartment } from '@prangan/contract/schemas/site'
import { watchList } from '../../../../firebase/firestore.ts'
import type { Listen } from '../../../../lib/use-live.ts'
import { currentDepartments, watchSiteDepartments } from '../../../../lib/watch-site-departments.ts'
import { toMemberRows } from './member-row.ts'

export type DepartmentRow = SiteDepartment & { slug: string; teachers: number }

/** Listens to the departments and the number of their teachers. It reads the whole faculty, which is small. */
export const watchDepartments: Listen<readonly DepartmentRow[]> = (_, next, failed) => {
  let departments: readonly Omit<DepartmentRow, 'teachers'>[] | undefined
  let counts: ReadonlyMap<string, number> | undefined
  const report = () => {
    if (!departments || !counts) return
    next(departments.map((each) => ({ ...each, teachers: counts?.get(each.name.en) ?? 0 })))
  }
  const stops = [
    watchSiteDepartments(
      '',
      (all) => {
        departments = currentDepartments(all)
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
