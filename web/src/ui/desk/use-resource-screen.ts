import { type ComponentType, useCallback, useRef, useState } from 'react'
import type { Choices, Listed, Resource } from '../../lib/resource.ts'
import { useFocusFallback } from '../../lib/use-focus-fallback.ts'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { useLivePages } from '../../lib/use-live-pages.ts'
import { newId, useResourceAddress } from '../../lib/use-resource-address.ts'
import type { Question } from './action.ts'
import type { DialogsProps } from './dialog-parts.ts'

/**
 * Manages the state of a desk's list: the address, the live rows, and the dialogs, whose code is loaded on demand.
 * `loadDialogs` must be a stable function.
 */
export function useResourceScreen<Row extends Listed, const All extends Choices, Kind extends string>(
  resource: Resource<Row, All>,
  loadDialogs: () => Promise<{ Dialogs: ComponentType<DialogsProps<Row, Kind>> }>,
) {
  const address = useResourceAddress(resource)
  const { filter, openId, open } = address
  const tabs = resource.tabs()
  const [firstTab = ''] = Object.keys(tabs)
  // Behind a panel, the first list keeps listening for the way back.
  const list = useLivePages(resource.watchPage, {
    ...filter,
    tab: tabs[filter.tab]?.isPanel ? firstTab : filter.tab,
  })
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusFallback(section, heading)
  const [question, setQuestion] = useState<Question<Row, Kind> | null>(null)
  const [isAsking, setAsking] = useState(false)
  const isWanted = openId !== '' || isAsking
  const { module, hasFailed, prefetch } = useLazyModule(loadDialogs, isWanted)

  const isOver = openId !== ''
  const ask = useCallback(
    (kind: Kind, rows: readonly Row[], isBulk = false) => {
      setQuestion((last) => ({ kind, rows, isBulk, isOver, turn: (last?.turn ?? 0) + 1 }))
      setAsking(true)
    },
    [isOver],
  )
  const dialogs: DialogsProps<Row, Kind> = {
    address,
    rows: list.rows,
    ask,
    question,
    isAsking,
    onAnswered: useCallback(() => setAsking(false), []),
    fallbackFocus: () => heading.current,
  }
  return {
    resource,
    ...address,
    list,
    section,
    heading,
    ask,
    opener: useCallback((id: string) => ({ 'data-opens': id, onClick: () => open(id) }), [open]),
    linkTo: (id: string) => ({ ...address.linkTo(id), 'data-opens': id }),
    add: useCallback(() => open(newId), [open]),
    prefetch,
    hasFailed: hasFailed && isWanted,
    Dialogs: module?.Dialogs,
    dialogs,
  }
}
export type ResourceScreenState<Row extends Listed, All extends Choices, Kind extends string> = ReturnType<
  typeof useResourceScreen<Row, All, Kind>
>
