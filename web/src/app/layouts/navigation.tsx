import type { Shown } from '@prangan/contract/content/show-in'
import type { Menu } from '@prangan/contract/schemas/site-settings'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { findSection, menuAddressOf } from '../../features/site/components/find-section.ts'
import { useSettings } from '../../lib/site-layout.ts'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ShownText } from '../../ui/shown-text.tsx'
import { useMenus } from './use-menus.ts'

export const menuId = 'site-menu'

/**
 * Renders a bar of menus on wide screens and a drawer on narrow ones from the same elements. Menus are `<details>` and the
 * drawer is a popover, so both work without scripts.
 */
export function Navigation() {
  const nav = useRef<HTMLElement>(null)
  const { menus } = useSettings().menus
  const { layout } = messages()
  const { key, pathname } = useLocation()
  const here = menuAddressOf(menus, pathname)
  const section = here === undefined ? undefined : findSection(menus, here)
  useMenus(nav, key)
  return (
    <nav ref={nav} id={menuId} popover="auto" aria-label={layout.mainMenu} className="site-menu">
      <div className="flex items-center justify-between p-4 md:hidden">
        <span className="font-serif text-lg font-semibold">{layout.menu}</span>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          className="grid size-12 place-items-center rounded-card hover:bg-indigo-800"
        >
          <Icon name="close" className="size-6" />
          <span className="sr-only">{layout.closeMenu}</span>
        </button>
      </div>
      <Container className="menu-bar max-md:px-0">
        <ul className="flex max-md:flex-col md:-mx-2 md:flex-wrap lg:-mx-3">
          {menus.map((menu) => (
            <li key={menu.text.text} className="menu-item max-md:border-t max-md:border-indigo-800">
              {menu.href ? (
                <a
                  href={menu.href}
                  aria-current={menu.href === here ? (here === pathname ? 'page' : true) : undefined}
                  className="menu-head"
                >
                  <ShownText text={menu.text} />
                </a>
              ) : (
                <MenuDetails menu={menu} isCurrent={menu.text === section?.menu} />
              )}
            </li>
          ))}
        </ul>
      </Container>
      <p className="p-4 md:hidden">
        <a href={paths.login.href()} className={`${buttonClass('accent')} w-full`}>
          {layout.login}
        </a>
      </p>
    </nav>
  )
}

function MenuDetails({ menu, isCurrent }: { menu: Shown<Menu>; isCurrent: boolean }) {
  return (
    <details name="main-menu" className="group">
      <summary aria-current={isCurrent || undefined} className="menu-head">
        <ShownText text={menu.text} />
        <Icon name="down" className="size-4 [transition:150ms] group-open:rotate-180" />
      </summary>
      <div className="menu-panel">
        {menu.groups.map((group) => (
          <div key={group.title?.text ?? ''} className="md:min-w-52">
            {group.title && (
              <p className="menu-title">
                <ShownText text={group.title} />
              </p>
            )}
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>
                    <ShownText text={link.text} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}
