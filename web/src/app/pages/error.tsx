import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'

/** Shown when a page fails; the address is kept, so that a reload tries again. */
export function ErrorPage() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <Container className="grid justify-items-start gap-6 py-16 md:py-24">
      <h1 className="text-2xl text-indigo-900">Unexpected Application Error!</h1>
      <p className="max-w-[50ch] text-muted">
        This page could not be shown. Please check your connection and try again.
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          Try again
        </button>
        <a href="/" className={buttonClass('secondary')}>
          Go to the home page
        </a>
      </p>
    </Container>
  )
}
