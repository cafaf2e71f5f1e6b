import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds for which a menu stays open after the pointer leaves its head or its panel, from the specification. */
const closeDelay = { head: 100, panel: 200 } as const

/** From this width the navigation is a bar, as in the stylesheet: 769 px at the default text size. */
const barWidth = '(min-width: 48.0625rem)'

/**
 * Opens menus on hover. Closes them on Escape, on a click outside, when the pointer or the focus leaves, and when `locationKey`
 * changes.
 */
export function useMenus(nav: RefObject<HTMLElement | null>, locationKey: string): void {
  useEffect(() => {
    const bar = nav.current
    if (!bar) return
    const controller = new AbortController()
    openOnHover(bar, controller.signal)
    closeOnEscape(bar, controller.signal)
    closeOnFocusOut(bar, controller.signal)
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !bar.contains(target)) closeMenus(bar)
      },
      { signal: controller.signal },
    )
    return () => controller.abort()
  }, [nav])

  const shownAt = useRef(locationKey)
  useEffect(() => {
    const bar = nav.current
    // A menu that the visitor opened before hydration stays open.
    if (!bar || shownAt.current === locationKey) return
    shownAt.current = locationKey
    closeMenus(bar)
    if (bar.matches(':popover-open')) bar.hidePopover()
  }, [nav, locationKey])
}

function closeMenus(bar: HTMLElement): void {
  for (const menu of bar.querySelectorAll('details')) menu.open = false
}

function openOnHover(bar: HTMLElement, signal: AbortSignal): void {
  let closing: ReturnType<typeof setTimeout> | undefined
  const isBar = matchMedia(barWidth)
  const mouseOnBar = (event: PointerEvent) => event.pointerType === 'mouse' && isBar.matches
  for (const menu of bar.querySelectorAll('details')) {
    let openedAt = 0
    const enter = (event: PointerEvent) => {
      if (!mouseOnBar(event)) return
      clearTimeout(closing)
      if (menu.open) return
      menu.open = true
      openedAt = event.timeStamp
    }
    const leave = (event: PointerEvent) => {
      if (!mouseOnBar(event)) return
      const fromHead = event.target instanceof Element && event.target.matches('summary')
      clearTimeout(closing)
      closing = setTimeout(() => closeMenus(bar), fromHead ? closeDelay.head : closeDelay.panel)
    }
    const [head, panel] = menu.children as unknown as [HTMLElement, HTMLElement]
    for (const part of [head, panel]) {
      part.addEventListener('pointerenter', enter, { signal })
      part.addEventListener('pointerleave', leave, { signal })
    }
    // The click that often follows would close the menu that hovering has just opened.
    head.addEventListener(
      'click',
      (event) => {
        if (menu.open && event.timeStamp - openedAt < 500) event.preventDefault()
      },
      { signal },
    )
  }
}

function closeOnEscape(bar: HTMLElement, signal: AbortSignal): void {
  bar.addEventListener(
    'keydown',
    (event) => {
      const menu = bar.querySelector<HTMLDetailsElement>('details[open]')
      if (event.key !== 'Escape' || !menu) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    },
    { signal },
  )
}

function closeOnFocusOut(bar: HTMLElement, signal: AbortSignal): void {
  bar.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const menu = target instanceof Element ? target.closest('details') : null
      if (!menu || !matchMedia(barWidth).matches) return
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false
    },
    { signal },
  )
}
