import { ChevronDown, LogOut, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { useStoredChoice } from '../../lib/use-stored-choice.ts'
import { deskMessages } from '../../messages/desk.ts'
import { messages } from '../../messages/index.ts'
import { EmailText } from './email-text.tsx'

export type DeskEntry = {
  label: string
  href: string
  icon: LucideIcon
  isCurrent: boolean
  group?: string | undefined
  /** The number of waiting items, their noun (alumni registrations to verify) and the link to them. Nothing is shown for 0. */
  waiting?: { count: number; what: string; href: string } | undefined
}

export type DeskMenuProps = {
  college: string
  logo: string
  desk: string
  person: string
  entries: readonly DeskEntry[]
  language: ReactNode
  onLogout: () => void
}

export function DeskMark({ college, logo, desk }: Pick<DeskMenuProps, 'college' | 'logo' | 'desk'>) {
  return (
    <div className="desk-mark flex min-w-0 items-center gap-2 ps-1">
      <img src={logo} alt="" width={32} height={32} className="size-8 shrink-0" />
      <div className="grid min-w-0 gap-0.5">
        <p className="font-serif text-base leading-5 font-semibold text-white">{college}</p>
        <p className="text-xs leading-4 text-indigo-200">{desk}</p>
      </div>
    </div>
  )
}

export function DeskMenu({ entries, person, language, onLogout, ...mark }: DeskMenuProps) {
  return (
    <>
      <DeskMark {...mark} />
      <div className="flex-1 py-8 md:pt-1 md:pb-0">
        {entries.length > 0 && <Entries label={mark.desk} entries={entries} />}
      </div>
      <div className="grid gap-2 border-t border-indigo-600 bg-indigo-950 pt-4 md:sticky md:-bottom-1 md:gap-0.5 md:pt-1">
        <p className="px-3 text-xs text-indigo-200 wrap-anywhere">
          <span className="md:sr-only">{deskMessages().kit.signedInAs}</span>
          <span className="block font-semibold text-white">
            <EmailText email={person} />
          </span>
        </p>
        <div className="flex flex-wrap items-center justify-between">
          {language}
          <button type="button" onClick={onLogout} className="desk-entry">
            {/* Beside the content there is no space for it next to the languages. */}
            <LogOut aria-hidden="true" size={20} className="md:hidden" />
            {messages().layout.logout}
          </button>
        </div>
      </div>
    </>
  )
}

function Entries({ label, entries }: { label: string; entries: readonly DeskEntry[] }) {
  const groups = [...new Set(entries.map(({ group, href }) => group ?? href))]
  return (
    <nav aria-label={label}>
      <ul className="grid gap-1 md:gap-0">
        {groups.map((key) => {
          const alone = entries.find(({ href }) => href === key)
          return alone ? (
            <Entry key={key} {...alone} />
          ) : (
            <Group key={key} label={key} entries={entries.filter(({ group }) => group === key)} />
          )
        })}
      </ul>
    </nav>
  )
}

function Group({ label, entries }: { label: string; entries: readonly DeskEntry[] }) {
  const id = useId()
  // An entry's address is the same in every language.
  const [choice, choose] = useStoredChoice(`desk-menu-${entries[0]?.href}`)
  const isOpen = choice !== 'folded'
  const shown = entries.filter(({ isCurrent, waiting }) => isOpen || isCurrent || waiting?.count)
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => choose(isOpen ? 'folded' : 'open')}
        className="desk-group"
      >
        {label}
        <ChevronDown aria-hidden="true" size={16} />
      </button>
      <ul id={id} aria-label={label} className="grid gap-1 md:gap-0">
        {shown.map((entry) => (
          <Entry key={entry.href} {...entry} />
        ))}
      </ul>
    </li>
  )
}

const Entry = (entry: DeskEntry) => (
  <li className="relative">
    <EntryLink {...entry} />
    <WaitingLink {...entry} />
  </li>
)

function EntryLink({ label, href, icon: Icon, isCurrent }: DeskEntry) {
  return (
    <Link to={href} aria-current={isCurrent ? 'page' : undefined} className="desk-entry">
      <Icon aria-hidden="true" size={20} />
      {label}
    </Link>
  )
}

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
