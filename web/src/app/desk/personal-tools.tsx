import { CSPProvider } from '@base-ui/react/csp-provider'
import * as plugins from '@prangan/plugins/web/desk/personal'
import { DeskTools } from '../../ui/desk/desk-tools.tsx'
import { LazyParts } from '../../ui/desk/lazy-parts.tsx'

/** Shows what plugins add to the top bar. The content policy allows no inline styles, so Base UI's are disabled. */
export const PersonalTools = () => (
  <DeskTools>
    <CSPProvider disableStyleElements>
      <LazyParts parts={plugins.topBar} />
    </CSPProvider>
  </DeskTools>
)
