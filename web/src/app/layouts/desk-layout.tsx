import { Outlet } from 'react-router-dom'
import { usePageChange } from './use-page-change.ts'

/** The dashboards have their own frame and titles; this only handles scroll and focus on navigation. */
export function DeskLayout() {
  usePageChange()
  return <Outlet />
}
