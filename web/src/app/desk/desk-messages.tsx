import { CSPProvider } from '@base-ui/react/csp-provider'
import { useLocation, useNavigate } from 'react-router-dom'
import { FailedRemovals } from '../../features/alumni/desk/components/failed-removals.tsx'
import { RemovalToasts } from '../../features/alumni/desk/components/removal-toasts.tsx'
import { useAddressParams } from '../../lib/use-address-params.ts'
import { Toasts } from '../../ui/desk/toasts.tsx'
import { adminSectionHref } from './section-href.ts'

/**
 * Shows toasts, Undo offers and failed deletions in every section. The content policy allows no inline styles, so Base UI's are
 * disabled.
 */
export function DeskMessages() {
  const navigate = useNavigate()
  const { stepIn } = useAddressParams()
  const alumni = adminSectionHref('view-alumni')
  const isThere = useLocation().pathname === alumni
  return (
    <CSPProvider disableStyleElements>
      <FailedRemovals
        onOpen={(id) =>
          isThere ? stepIn({ open: id }) : navigate(`${alumni}?open=${encodeURIComponent(id)}`)
        }
      />
      {/* Mounted first, before a toast can be added. */}
      <Toasts />
      <RemovalToasts />
    </CSPProvider>
  )
}
