import { limits } from '@prangan/contract/limits'
import { localized } from '@prangan/contract/localized'
import type { MenuLink, SettingsBlockOf } from '@prangan/contract/schemas/site-settings'
import { useEffect, useRef, useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { ItemList } from '../../../../ui/desk/items/item-list.tsx'
import type { BlockFormProps } from '../block-forms/block-form.ts'
import { MenuFields } from './menu-fields.tsx'
import { addLink, type Goal, goalsOf, moveLink, type Place } from './menu-moves.ts'
import { MoveMenuLink } from './move-menu-link.tsx'
import { NewMenuLink } from './new-menu-link.tsx'

const texts = () => deskMessages().settingsForms

/** A place as an attribute: '2.0.4'. */
const placeKey = ({ menu, group, at }: Place) =>
  [menu, group, at].filter((part) => part !== undefined).join('.')

/** The menus of every page: each leads to one page, or opens groups of links. */
export function MenusForm({ block, onChange }: BlockFormProps<SettingsBlockOf<'menus'>>) {
  const { menus } = block
  const list = useRef<HTMLDivElement>(null)
  const nextFocus = useRef('')
  const [said, say] = useState('')
  useEffect(() => {
    const place = nextFocus.current && list.current?.querySelector(`[data-place="${nextFocus.current}"]`)
    if (!place) return
    nextFocus.current = ''
    place.closest('details')?.setAttribute('open', '')
    place.querySelector('button')?.focus()
  })

  const move = (from: Place, goal: Goal) => {
    const { menus: changed, to } = moveLink(menus, from, goal)
    nextFocus.current = placeKey(to)
    say(texts().menu.moved(goal.label))
    onChange({ menus: changed })
  }
  const add = (link: MenuLink, goal: Goal) => {
    const { menus: changed, to } = addLink(menus, link, goal)
    nextFocus.current = placeKey(to)
    say(texts().menu.add.done(goal.label))
    onChange({ menus: changed })
  }
  const renderMove = (name: string, from: Place) => (
    <div data-place={placeKey(from)} className="contents">
      <MoveMenuLink name={name} goals={goalsOf(menus, from)} onMove={(goal) => move(from, goal)} />
    </div>
  )
  return (
    <div ref={list} className="grid gap-2">
      <NewMenuLink menus={menus} onAdd={add} />
      <ItemList
        noun={texts().nouns.menu}
        items={menus}
        onChange={(changed) => onChange({ menus: changed })}
        blank={() => ({ text: localized(), groups: [{ links: [] }] })}
        max={limits.content.menus}
      >
        {(menu, { at, name, change }) => (
          <MenuFields menu={menu} name={name} at={at} onChange={change} renderMove={renderMove} />
        )}
      </ItemList>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
