import { Outlet } from 'react-router-dom'
import { usePageChange } from './use-page-change.ts'

export function DeskLayout() {
  usePageChange()
  return <Outlet />
}
