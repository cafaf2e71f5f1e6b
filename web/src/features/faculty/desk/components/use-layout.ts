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

/** The layout of the list, stored in this browser if it allows storage. */
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
