import { limits } from '@prangan/contract/limits'
import { localized } from '@prangan/contract/localized'
import type { MenuLink } from '@prangan/contract/schemas/site-settings'
import type { ReactNode } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import { LocalizedField } from '../fields/localized-field.tsx'
import { LinkTarget } from './link-target.tsx'

const texts = () => deskMessages().blockForms

const blankLink = (): MenuLink => ({ text: localized(), href: '' })

type MenuLinksProps = {
  links: readonly MenuLink[]
  onChange: (links: MenuLink[]) => void
  more?: (at: number, name: string) => ReactNode
}

/** A short list of links: in a menu, in the footer, in the service panel. */
export function MenuLinks({ links, onChange, more }: MenuLinksProps) {
  return (
    <ItemList
      noun={texts().nouns.link}
      items={links}
      onChange={onChange}
      blank={blankLink}
      max={limits.content.menuLinks}
    >
      {(link, { at, name, change }) => (
        <div className="grid gap-1 pb-2">
          <LocalizedField
            label={`${name}: ${texts().parts.text}`}
            placeholder={texts().hints.linkText}
            value={link.text}
            onChange={(text) => change({ ...link, text })}
          />
          <LinkTarget label={name} value={link.href} onChange={(href) => change({ ...link, href })}>
            {more?.(at, name)}
          </LinkTarget>
        </div>
      )}
    </ItemList>
  )
}
