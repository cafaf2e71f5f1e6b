import { Outlet } from 'react-router-dom'
import { usePageChange } from './use-page-change.ts'

/** The dashboards bring their own frame; this only keeps title and place. */
export function DeskLayout() {
  usePageChange()
  return <Outlet />
}
