import { Navigate, useLocation } from 'react-router-dom'
import { LoginForm } from '../../features/account/components/login-form.tsx'
import type { LoginState } from '../../features/account/components/session-gate.tsx'
import { useSession } from '../../features/account/session.ts'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'

/** The sign-in of teachers and the office. Whoever is signed in goes straight to their own desk. */
export function Component() {
  const session = useSession()
  const { notice } = (useLocation().state ?? {}) as LoginState
  if (session) {
    const desk = session.userType === 'admin' ? paths.adminDashboard : paths.facultyDashboard
    return <Navigate to={desk.href()} replace />
  }
  return (
    <Container className="py-12 md:py-20">
      <section
        aria-labelledby="login-title"
        className="mx-auto w-full max-w-md rounded-card border border-line bg-white p-6 shadow-card sm:p-10"
      >
        <h1 id="login-title" className="text-2xl text-indigo-950">
          Login to Dashboard
        </h1>
        <p className="mt-2 mb-8 text-sm text-muted">For teachers and the college office.</p>
        <LoginForm notice={notice} />
      </section>
    </Container>
  )
}
