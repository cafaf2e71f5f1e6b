import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'

/** Shown when a page fails; the address is kept, so that a reload tries again. */
export function ErrorPage() {
  const error = useRouteError()
  const { states, controls } = messages()
  useEffect(() => console.error(error), [error])
  return (
    <Container className="grid justify-items-start gap-6 py-16 md:py-24">
      <h1 className="text-2xl text-indigo-900">{states.error.heading}</h1>
      <p className="max-w-[50ch] text-muted">{states.error.text}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          {controls.tryAgain}
        </button>
        <a href={paths.home.href()} className={buttonClass('secondary')}>
          {states.home}
        </a>
      </p>
    </Container>
  )
}
