import '../feature-pages.css'
import { Navigate, useLocation } from 'react-router-dom'
import { LoginFlow } from '../../features/account/components/login-flow.tsx'
import { LoginHelp } from '../../features/account/components/login-help.tsx'
import { deskAfterSignIn, type LoginState } from '../../features/account/login-steps.ts'
import { useSession } from '../../features/account/session.ts'
import { messages } from '../../messages/index.ts'
import { Container } from '../../ui/container.tsx'
import type { PageMeta } from '../page-module.ts'

export const meta = (): PageMeta => {
  const { title, description } = messages().account
  return { title, description }
}

export function Component() {
  const session = useSession()
  const state: LoginState | null = useLocation().state
  if (session) return <Navigate to={deskAfterSignIn(session, state)} replace />
  return (
    <Container className="py-8 md:py-16">
      <div className="mx-auto grid max-w-md overflow-hidden rounded-card border border-line bg-white shadow-card md:max-w-4xl md:grid-cols-[3fr_2fr]">
        <div className="p-6 sm:p-10">
          <LoginFlow notice={state?.notice} />
        </div>
        <LoginHelp />
      </div>
    </Container>
  )
}
