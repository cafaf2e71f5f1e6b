import { CSPProvider } from '@base-ui/react/csp-provider'
import { Toasts } from '../../ui/desk/toasts.tsx'

/** Shows the toasts of a teacher's desk. The content policy allows no inline styles, so Base UI's are disabled. */
export function TeacherToasts() {
  return (
    <CSPProvider disableStyleElements>
      <Toasts />
    </CSPProvider>
  )
}
