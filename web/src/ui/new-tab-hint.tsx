import { messages } from '../messages/index.ts'
import { Icon } from './icon.tsx'

/** Says that a link opens in a new tab: by an arrow, and to screen readers. */
export const NewTabHint = () => (
  <>
    <span aria-hidden="true" className="new-tab">
      <Icon name="arrow" />
    </span>
    <span className="sr-only">{messages().common.opensInNewTab}</span>
  </>
)
