import type { ComponentType } from 'react'
import { isHomeStanding, standingHome } from './standing-home.tsx'

/** Brings the home page: where it stands already nothing more, elsewhere all that draws it. */
export async function loadHome(): Promise<{ Component: ComponentType }> {
  if (!import.meta.env.SSR && isHomeStanding()) return { Component: standingHome() }
  const [home, { bringStyles }] = await Promise.all([
    import('../pages/home.tsx'),
    import('../page-styles.ts'),
  ])
  await bringStyles('home')
  return home
}
