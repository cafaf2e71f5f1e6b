import './public.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { primeNotices } from '../features/news/api/current-notices.ts'
import { watchNotices } from '../features/news/api/watch-notices.ts'
import { PublicLayout } from './layouts/public-layout.tsx'
import { Component as Home } from './pages/home.tsx'

/*
 * The home page as sites without prerendering have it: the same components, all of them and Firestore at once, rendered
 * in the browser. Nobody is served this; the bench measures the home page against it.
 */
const root = document.getElementById('root')
if (root) {
  const router = createBrowserRouter([
    { Component: PublicLayout, children: [{ path: '*', Component: Home }] },
  ])
  createRoot(root).render(<RouterProvider router={router} />)
  watchNotices(primeNotices, () => console.error('The notices could not be read.'), null)
}
