import { messages } from '../messages/index.ts'

/** Says to screen readers that a link opens in a new tab. */
export const NewTabHint = () => <span className="sr-only">{messages().common.opensInNewTab}</span>
