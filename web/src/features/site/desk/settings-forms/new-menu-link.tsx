import type { Menu, MenuLink } from '@prangan/contract/schemas/site-settings'
import { useEffect, useRef } from 'react'
import { useAddressParams } from '../../../../lib/use-address-params.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { inLanguage } from '../../../../messages/language.ts'
import { useEditedSite } from '../edited-site.ts'
import { menuPageParam } from '../editor-href.ts'
import { toHref } from '../fields/link-targets.ts'
import { ChooseGoal } from './choose-goal.tsx'
import { type Goal, goalsOf, leadsTo } from './menu-moves.ts'

const texts = () => deskMessages().settingsForms.menu

type NewMenuLinkProps = { menus: readonly Menu[]; onAdd: (link: MenuLink, goal: Goal) => void }

/** Adds a link to the page that the address names, such as one that was just published, to a menu. */
export function NewMenuLink({ menus, onAdd }: NewMenuLinkProps) {
  const { site } = useEditedSite()
  const { params, change } = useAddressParams()
  const section = useRef<HTMLElement>(null)
  const id = params.get(menuPageParam) ?? ''
  const page = site?.pages[id]
  const href = toHref({ kind: 'page', value: id })
  const isOffered = page !== undefined && !leadsTo(menus, href)
  useEffect(() => {
    if (!isOffered) return
    section.current?.scrollIntoView({ block: 'center' })
    section.current?.focus({ preventScroll: true })
  }, [isOffered])
  if (!isOffered) return null
  const leave = () => void change({ [menuPageParam]: '' }, false)
  const goals = goalsOf(menus)
  const title = texts().add.title(inLanguage(page.title))
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={title}
      className="grid gap-3 rounded-card border border-indigo-400 bg-indigo-50 p-4"
    >
      <p className="font-semibold text-indigo-950">{title}</p>
      {goals.length === 0 && <p className="text-sm">{texts().add.full}</p>}
      <ChooseGoal
        goals={goals}
        label={texts().add.where}
        action={texts().add.action}
        cancel={texts().add.notNow}
        onChoose={(goal) => {
          onAdd({ text: page.title, href }, goal)
          leave()
        }}
        onCancel={leave}
      />
    </section>
  )
}
