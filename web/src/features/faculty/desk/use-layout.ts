import { useState } from 'react'

export const layouts = ['grid', 'list'] as const
export type Layout = (typeof layouts)[number]

const key = 'facultyLayout'

function readLayout(): Layout {
  try {
    return layouts.find((layout) => layout === localStorage.getItem(key)) ?? 'grid'
  } catch {
    return 'grid'
  }
}

/** How members are laid out, kept in this browser where it lets the site keep anything. */
export function useLayout(): [layout: Layout, choose: (layout: Layout) => void] {
  const [layout, setLayout] = useState(readLayout)
  const choose = (next: Layout) => {
    setLayout(next)
    try {
      localStorage.setItem(key, next)
    } catch {
      // Then it lasts as long as the page.
    }
  }
  return [layout, choose]
}
