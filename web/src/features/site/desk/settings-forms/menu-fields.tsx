import { limits } from '@prangan/contract/limits'
import type { Menu } from '@prangan/contract/schemas/site-settings'
import { type ReactNode, useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import { CheckField } from '../fields/check-field.tsx'
import { LocalizedField } from '../fields/localized-field.tsx'
import { optional } from '../fields/optional-text.ts'
import { LinkTarget } from './link-target.tsx'
import { MenuLinks } from './menu-links.tsx'
import type { Place } from './menu-moves.ts'

const blockForms = () => deskMessages().blockForms
const settingsForms = () => deskMessages().settingsForms
const texts = () => settingsForms().menu

type MenuFieldsProps = {
  menu: Menu
  name: string
  at: number
  onChange: (menu: Menu) => void
  renderMove: (name: string, from: Place) => ReactNode
}

const linksIn = ({ groups }: Menu) => groups.reduce((sum, { links }) => sum + links.length, 0)

function summaryOf(menu: Menu): string {
  if (menu.href !== undefined) return texts().leadsToPage
  const count = linksIn(menu)
  return texts().links(count)
}

/** One menu, closed until it is wanted: its name, and its page or its groups of links. */
export function MenuFields({ menu, name, at, onChange, renderMove }: MenuFieldsProps) {
  const [isNew] = useState(menu.text.en === '')
  const isPlain = menu.href !== undefined
  return (
    <details open={isNew} className="rounded-card border border-line bg-white">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5">
        <span className="font-semibold text-indigo-950 wrap-anywhere">{menu.text.en || texts().new}</span>
        <span className="ps-2 text-sm text-muted">{summaryOf(menu)}</span>
      </summary>
      <div className="grid gap-3 border-t border-line p-3">
        <LocalizedField
          label={`${name}: ${blockForms().parts.name}`}
          placeholder={texts().name}
          className="font-semibold"
          value={menu.text}
          onChange={(text) => onChange({ ...menu, text })}
        />
        {linksIn(menu) === 0 && (
          <CheckField
            label={texts().isPlain}
            isOn={isPlain}
            onChange={(isOn) =>
              onChange(
                isOn
                  ? { text: menu.text, href: '', groups: [] }
                  : { text: menu.text, groups: [{ links: [] }] },
              )
            }
          />
        )}
        {isPlain ? (
          <LinkTarget label={name} value={menu.href ?? ''} onChange={(href) => onChange({ ...menu, href })}>
            {renderMove(name, { menu: at })}
          </LinkTarget>
        ) : (
          <Groups menu={menu} at={at} onChange={onChange} renderMove={renderMove} />
        )}
      </div>
    </details>
  )
}

function Groups({ menu, at, onChange, renderMove }: Omit<MenuFieldsProps, 'name'>) {
  return (
    <ItemList
      noun={settingsForms().nouns.group}
      items={menu.groups}
      onChange={(groups) => onChange({ ...menu, groups })}
      blank={() => ({ links: [] })}
      max={limits.content.menuGroups}
    >
      {(group, { at: place, name, change }) => (
        <div className="grid min-w-0 gap-2 border-s-2 border-marigold-300 pb-3 ps-3">
          <LocalizedField
            label={`${name}: ${settingsForms().parts.title}`}
            placeholder={texts().groupTitle}
            value={group.title}
            onChange={(title) => change({ ...group, title: optional(title) })}
          />
          <MenuLinks
            links={group.links}
            onChange={(links) => change({ ...group, links })}
            more={(link, linkName) => renderMove(linkName, { menu: at, group: place, at: link })}
          />
        </div>
      )}
    </ItemList>
  )
}
