import { messages } from '../messages/index.ts'
import { Icon } from './icon.tsx'

/** Says that a link opens in a new tab: by an arrow, and to screen readers. */
export const NewTabHint = () => (
  <>
    <Icon name="arrow" className="new-tab" />
    <span className="sr-only">{messages().common.opensInNewTab}</span>
  </>
)
