import { whenIdle } from './lib/when.ts'

/**
 * The client's entry. React is evaluated first and the rest after it, with time between, so that no task is long on a
 * slow phone; a visitor who is touching the page already (`data-hurry`, see `loader-script.ts`) gets both at once.
 */
async function start(): Promise<void> {
  await import('react-dom/client')
  if (!('hurry' in document.documentElement.dataset)) await whenIdle()
  const { hydrate } = await import('./app/hydrate.tsx')
  await hydrate()
}

start().catch((error: unknown) => console.error(error))
