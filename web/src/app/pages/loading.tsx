import { messages } from '../../messages/index.ts'
import { Container } from '../../ui/container.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { Message } from '../../ui/message.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** Shown while a page's code is loading; without scripts it says that the page needs them. */
export function LoadingPage() {
  return (
    <div className="grid min-h-[80vh] place-items-center text-muted">
      <div className="needs-scripts">
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {messages().common.loading}
        </p>
      </div>
      <noscript>
        <Container>
          <Message tone="error">
            <MarkedText text={messages().states.needsScripts} linkClass="underline" />
          </Message>
        </Container>
      </noscript>
    </div>
  )
}
