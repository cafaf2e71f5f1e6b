import { useNavigate } from 'react-router-dom'
import { type Session, signOut } from '../../features/account/session.ts'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'

export function SignedInBar({ session }: { session: Session }) {
  const navigate = useNavigate()
  const { layout } = messages()
  const desk = session.userType === 'admin' ? paths.adminDashboard : paths.facultyDashboard
  return (
    <div className="bg-indigo-900 text-white">
      <Container className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 text-sm">
        <span className="min-w-0 text-indigo-200 [overflow-wrap:anywhere]">{session.username}</span>
        <span className="flex flex-none gap-5 font-semibold">
          <a href={desk.href()} className="py-2 hover:text-marigold-300">
            {layout.dashboard}
          </a>
          <button
            type="button"
            className="cursor-pointer py-2 hover:text-marigold-300"
            onClick={() => {
              void signOut()
              void navigate(paths.login.href())
            }}
          >
            {layout.logout}
          </button>
        </span>
      </Container>
    </div>
  )
}
