import { Outlet } from 'react-router-dom'
import { usePageChange } from './use-page-change.ts'

/** The dashboards bring their own frame and titles; this only keeps the place. */
export function DeskLayout() {
  usePageChange()
  return <Outlet />
}
