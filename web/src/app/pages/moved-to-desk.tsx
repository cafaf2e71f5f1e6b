import { Navigate } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** Leads from an address of the earlier site to the office's desk, which asks who is there. */
export function Component() {
  return <Navigate to={paths.adminDashboard.href()} replace />
}
