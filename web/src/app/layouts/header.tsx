import type { Session } from '../../features/account/session.ts'
import { useSettings } from '../../lib/site-layout.ts'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { HeaderSearch } from './header-search.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LogoAndName } from './logo.tsx'
import { menuId, Navigation } from './navigation.tsx'
import { SignedInBar } from './signed-in-bar.tsx'

/** Shows the header of every public page. A signed-in person sees their own bar instead of the menus. */
export function Header({ session }: { session: Session | null }) {
  const { phone, email } = useSettings().contact
  const { layout } = messages()
  return (
    <header className="bg-paper">
      {/* If large text leaves no space beside the name, the button wraps below it. */}
      <Container className="flex flex-wrap items-center justify-end gap-2 py-2">
        <div className="min-w-0 flex-[1_1_9.5rem]">
          <a href={paths.home.href()} className="block w-fit">
            <LogoAndName />
          </a>
        </div>
        {!session && (
          <div className="flex items-center md:gap-6">
            <address className="hidden text-end text-sm text-muted not-italic lg:block">
              <a href={`tel:${phone.dialled}`} className="block hover:text-indigo-900">
                {phone.shown}
              </a>
              <a href={`mailto:${email}`} className="block hover:text-indigo-900">
                {email}
              </a>
            </address>
            <HeaderSearch />
            <LanguageSwitch />
            <a href={paths.login.href()} className={`${buttonClass('secondary')} max-md:hidden`}>
              {layout.login}
            </a>
            <button
              type="button"
              popoverTarget={menuId}
              className="-me-2 grid size-12 place-items-center rounded-card text-indigo-900 hover:bg-indigo-50 md:hidden"
            >
              <Icon name="menu" className="size-6" />
              <span className="sr-only">{layout.menu}</span>
            </button>
          </div>
        )}
      </Container>
      {session ? <SignedInBar session={session} /> : <Navigation />}
    </header>
  )
}
