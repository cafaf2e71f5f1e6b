import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { Message } from '../../ui/message.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** Shown while a page's code is loading; without scripts it says that the page needs them. */
export function LoadingPage() {
  return (
    <div className="grid min-h-[80vh] place-items-center text-muted">
      <div className="needs-scripts">
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Loading…
        </p>
      </div>
      <noscript>
        <Container>
          <Message tone="error">
            This page needs JavaScript, which is switched off in your browser. You can{' '}
            <a href={paths.contact.href()} className="underline underline-offset-4">
              call or write to the college
            </a>
            .
          </Message>
        </Container>
      </noscript>
    </div>
  )
}
