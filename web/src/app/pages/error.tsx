import { college } from '@prangan/college/config'
import { useContext, useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { isOfConnection } from '../../lib/is-of-connection.ts'
import { SiteLayout } from '../../lib/site-layout.ts'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'

export function ErrorPage() {
  const error = useRouteError()
  const [hasNoConnection] = useState(() => isOfConnection(error))
  const { phone } = useContext(SiteLayout)?.settings.contact ?? college
  const { states, controls, layout } = messages()
  const { heading, text, noConnection, noConnectionText, call } = states.error
  useEffect(() => console.error(error), [error])
  return (
    <Container className="grid justify-items-start gap-6 py-16 md:py-24">
      <h1 className="text-h1 text-indigo-900">{hasNoConnection ? noConnection : heading}</h1>
      <p className="max-w-[50ch] text-muted">{hasNoConnection ? noConnectionText : text}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          {controls.tryAgain}
        </button>
        <a href={paths.home.href()} className={buttonClass('secondary')}>
          {states.home}
        </a>
        <a href={paths.login.href()} className={buttonClass('secondary')}>
          {layout.login}
        </a>
      </p>
      <p className="text-muted">
        {call}{' '}
        <a href={`tel:${phone.dialled}`} className="font-semibold text-indigo-900 underline">
          {phone.shown}
        </a>
      </p>
    </Container>
  )
}
