import { LogOut, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { deskMessages } from '../../messages/desk.ts'
import { messages } from '../../messages/index.ts'
import { EmailText } from './email-text.tsx'

export type DeskEntry = {
  label: string
  href: string
  icon: LucideIcon
  isCurrent: boolean
  /** How many are waiting there, what is counted (alumni requested) and the link to them. Nothing is shown for 0. */
  waiting?: { count: number; what: string; href: string } | undefined
}

export type DeskMenuProps = {
  /** The college's name and its mark. */
  college: string
  logo: string
  /** The desk's name. */
  desk: string
  /** The signed-in person. */
  person: string
  entries: readonly DeskEntry[]
  /** The switch of the desk's language. */
  language: ReactNode
  onLogout: () => void
}

/** The desk's brand: logo, college, desk. */
export function DeskMark({ college, logo, desk }: Pick<DeskMenuProps, 'college' | 'logo' | 'desk'>) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <img src={logo} alt="" width={40} height={40} className="size-10 shrink-0" />
      <div className="grid min-w-0 gap-0.5">
        <p className="font-serif text-base leading-5 font-semibold text-white">{college}</p>
        <p className="text-xs leading-4 text-indigo-200">{desk}</p>
      </div>
    </div>
  )
}

/** The content of the sidebar: brand, entries, the signed-in person, and Logout. */
export function DeskMenu({ entries, person, language, onLogout, ...mark }: DeskMenuProps) {
  return (
    <>
      <DeskMark {...mark} />
      <div className="flex-1 py-8">
        {entries.length > 0 && <Entries label={mark.desk} entries={entries} />}
      </div>
      <div className="grid gap-2 border-t border-indigo-600 pt-4">
        <p className="px-3 text-xs text-indigo-200 wrap-anywhere">
          {deskMessages().kit.signedInAs}
          <span className="block font-semibold text-white">
            <EmailText email={person} />
          </span>
        </p>
        {language}
        <button type="button" onClick={onLogout} className="desk-entry w-full">
          <LogOut aria-hidden="true" size={20} />
          {messages().frame.logout}
        </button>
      </div>
    </>
  )
}

function Entries({ label, entries }: { label: string; entries: readonly DeskEntry[] }) {
  return (
    <nav aria-label={label}>
      <ul className="grid gap-1">
        {entries.map((entry) => (
          <li key={entry.href} className="relative">
            <EntryLink {...entry} />
            <WaitingLink {...entry} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function EntryLink({ label, href, icon: Icon, isCurrent }: DeskEntry) {
  return (
    <Link to={href} aria-current={isCurrent ? 'page' : undefined} className="desk-entry">
      <Icon aria-hidden="true" size={20} />
      {label}
    </Link>
  )
}

/** The count at the end of an entry: a link to what it counts. */
function WaitingLink({ waiting }: DeskEntry) {
  if (!waiting?.count) return null
  const { count, what, href } = waiting
  const label = deskMessages().kit.waiting(count, what)
  return (
    <Link to={href} title={label} aria-label={label} className="desk-waiting">
      {count}
    </Link>
  )
}
