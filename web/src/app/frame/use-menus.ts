import { type RefObject, useEffect, useRef } from 'react'

/** How long a menu stays after the pointer has left its head, and its panel: milliseconds, by the specification. */
const closeDelay = { head: 100, panel: 200 } as const

/** Where the navigation is a bar; below it is a drawer. As in the stylesheet: 769 px, and wider where text is larger. */
const barWidth = '(min-width: 48.0625rem)'

/**
 * What the native menus lack: they open under a mouse and close some time after it has left, on Escape, on a press
 * elsewhere, when the focus has gone on, and when the visitor has gone to another page (`place` has changed).
 */
export function useMenus(nav: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    const bar = nav.current
    if (!bar) return
    const listening = new AbortController()
    openUnderMouse(bar, listening.signal)
    closeOnEscape(bar, listening.signal)
    closeBehindFocus(bar, listening.signal)
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !bar.contains(target)) closeMenus(bar)
      },
      { signal: listening.signal },
    )
    return () => listening.abort()
  }, [nav])

  const shownAt = useRef(place)
  useEffect(() => {
    const bar = nav.current
    // Not at first: what the visitor opened before this code came stays open.
    if (!bar || shownAt.current === place) return
    shownAt.current = place
    closeMenus(bar)
    if (bar.matches(':popover-open')) bar.hidePopover()
  }, [nav, place])
}

function closeMenus(bar: HTMLElement): void {
  for (const menu of bar.querySelectorAll('details')) menu.open = false
}

function openUnderMouse(bar: HTMLElement, signal: AbortSignal): void {
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
    // The press that follows a mouse onto a menu would close what the mouse has just opened.
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

/** In the bar, where an open menu covers the page, the focus that leaves a menu closes it. */
function closeBehindFocus(bar: HTMLElement, signal: AbortSignal): void {
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
