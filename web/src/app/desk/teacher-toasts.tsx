import { CSPProvider } from '@base-ui/react/csp-provider'
import { Toasts } from '../../ui/desk/toasts.tsx'

/** The toasts of a teacher's desk. Base UI's style elements are disabled, since the content policy allows none. */
export function TeacherToasts() {
  return (
    <CSPProvider disableStyleElements>
      <Toasts />
    </CSPProvider>
  )
}
