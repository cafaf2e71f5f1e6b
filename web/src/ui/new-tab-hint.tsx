import { messages } from '../messages/index.ts'
import { Icon } from './icon.tsx'

/** Shows an arrow, and tells screen readers that a link opens in a new tab. */
export const NewTabHint = () => (
  <>
    <span aria-hidden="true" className="new-tab">
      <Icon name="arrow" />
    </span>
    <span className="sr-only">{messages().common.opensInNewTab}</span>
  </>
)
